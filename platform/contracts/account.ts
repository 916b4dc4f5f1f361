import { z } from 'zod/mini';
import { password } from './auth.ts';
import { defineCall } from './call.ts';

const auth = { tag: 'Auth', authentication: 'token' } as const;
const profile = { tag: 'Profile', authentication: 'token' } as const;

/**
 * A sign-in on one browser. Times are ISO 8601 in UTC; `device` describes its browser (`Firefox on
 * Windows`) and `network` where it was last used from (the beginning of its address), null when
 * unknown.
 */
export const accountSession = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  started_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
});

/** Sessions that an account may have; the next sign-in ends the least recently used one. */
export const sessionsMaximum = 20;

/** Where the account is signed in: this browser first, then the most recently used. */
export const listSessions = defineCall({
  ...auth,
  id: 'listSessions',
  summary: 'The browsers that are signed in',
  method: 'GET',
  path: '/auth/sessions',
  response: z.object({ sessions: z.array(accountSession) }),
});

/** Signs one browser out and rejects its access token from then on. */
export const endSession = defineCall({
  ...auth,
  id: 'endSession',
  summary: 'Sign one browser out',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  params: z.object({ sessionId: z.string() }),
  response: z.object({ ended_session_id: z.string() }),
  errors: ['proof_required', 'session_unknown'],
});

/** Signs every browser out, including this one, and rejects their access tokens from then on. */
export const endAllSessions = defineCall({
  ...auth,
  id: 'endAllSessions',
  summary: 'Sign out everywhere',
  method: 'POST',
  path: '/auth/logout_everywhere',
  response: z.object({ detail: z.string() }),
  errors: ['proof_required'],
});

/** Signs every other browser out, and rejects their access tokens from then on. */
export const endOtherSessions = defineCall({
  ...auth,
  id: 'endOtherSessions',
  summary: 'Sign all other browsers out',
  method: 'POST',
  path: '/auth/logout_others',
  response: z.object({ detail: z.string() }),
  errors: ['proof_required'],
});

/**
 * Changes the password and signs all other browsers out. An account that signs in only with Google
 * has no password yet: it sets its first one without `current_password`, within ten minutes of
 * signing in with Google.
 */
export const changePassword = defineCall({
  ...auth,
  id: 'changePassword',
  summary: 'Change the password, or set the first one',
  method: 'POST',
  path: '/auth/change_password',
  body: z.object({
    current_password: z.optional(z.string().check(z.maxLength(200))),
    new_password: password,
  }),
  response: z.object({ detail: z.string() }),
  errors: ['password_wrong', 'sign_in_again', 'too_many_attempts'],
});

/**
 * Settings of the account. `time_zone` is an IANA name that overrides the browser's time zone when
 * counting days, null to follow the browser; `present_time_zone` is the one in effect. `address` is
 * `lost` when its owner took it back from this account; `new_email` waits for its confirmation.
 */
export const accountSettings = z.object({
  time_zone: z.nullable(z.string()),
  present_time_zone: z.string(),
  has_password: z.boolean(),
  has_google: z.boolean(),
  email: z.string(),
  address: z.enum(['confirmed', 'unconfirmed', 'lost']),
  new_email: z.nullable(z.string()),
});

/** Settings of the account. */
export const getAccountSettings = defineCall({
  ...profile,
  id: 'getAccountSettings',
  summary: 'Settings of the account',
  method: 'GET',
  path: '/profile/settings',
  response: accountSettings,
});

/** Sets the time zone in which the learner’s days are counted. */
export const changeAccountSettings = defineCall({
  ...profile,
  id: 'changeAccountSettings',
  summary: 'Change settings of the account',
  method: 'PUT',
  path: '/profile/settings',
  body: z.object({
    time_zone: z.nullable(z.string().check(z.maxLength(64, 'Unknown time zone'))),
  }),
  response: accountSettings,
});

const count = z.int().check(z.nonnegative());

/** A day in the learner's time zone, `YYYY-MM-DD`, and its counts. */
export const activityDay = z.object({ date: z.string(), reviews: count, learned: count });

/** The last 371 days up to today, oldest first: 53 weeks for a grid. */
export const getActivity = defineCall({
  ...profile,
  id: 'getActivity',
  summary: 'Reviews and learned words per day, for a year',
  method: 'GET',
  path: '/profile/activity',
  response: z.object({ days: z.array(activityDay) }),
});

/** Everything we store about the learner, as a JSON file. */
export const exportAccount = defineCall({
  ...profile,
  id: 'exportAccount',
  summary: 'All data of the account, as JSON',
  method: 'GET',
  path: '/profile/export',
  response: 'file',
  errors: ['proof_required', 'too_many_attempts'],
});

/**
 * Permanently deletes the account and everything we store about the learner. Requires its password;
 * an account without one must have signed in with Google within the last ten minutes instead.
 */
export const deleteAccount = defineCall({
  ...profile,
  id: 'deleteAccount',
  summary: 'Delete the account and all its data',
  method: 'POST',
  path: '/profile/delete',
  body: z.object({ password: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ detail: z.string() }),
  errors: ['password_wrong', 'sign_in_again', 'too_many_attempts'],
});

/** A sign-in on one browser. */
export type AccountSession = z.infer<typeof accountSession>;
/** Settings of the account. */
export type AccountSettings = z.infer<typeof accountSettings>;
/** A day and its counts. */
export type ActivityDay = z.infer<typeof activityDay>;
