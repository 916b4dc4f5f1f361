import { z } from 'zod/mini';
import { authAnswer } from './auth.ts';
import { defineCall } from './call.ts';

const shared = { tag: 'Auth', authentication: 'none' } as const;

/**
 * Starts a sign-in with Google: the client id for Google's code client, and a state that is valid
 * once, for ten minutes, and only in this browser. Both are null when no Google client is
 * configured.
 */
export const startGoogleSignIn = defineCall({
  ...shared,
  id: 'startGoogleSignIn',
  summary: 'What a page needs to request an authorization code from Google',
  method: 'POST',
  path: '/auth/google/start',
  response: z.object({ client_id: z.nullable(z.string()), state: z.nullable(z.string()) }),
  errors: ['too_many_attempts'],
});

/**
 * Signs in with Google's authorization code and creates an account for a new person. When an
 * account with the verified address has a password, `google_link_required` carries a `link_token`:
 * the password proves that both accounts belong to the same person. With `made_at`, when the account
 * was made, its address was never confirmed: see `claimWithGoogle`.
 */
export const signInWithGoogle = defineCall({
  ...shared,
  id: 'signInWithGoogle',
  summary: 'Sign in with an authorization code from Google',
  method: 'POST',
  path: '/auth/google',
  body: z.object({
    code: z
      .string({ error: 'code is required' })
      .check(z.minLength(1, 'code must not be blank'), z.maxLength(2048, 'code is too long')),
    state: z
      .string({ error: 'state is required' })
      .check(z.minLength(1, 'state must not be blank'), z.maxLength(200, 'state is too long')),
  }),
  response: authAnswer,
  errors: [
    'google_unconfigured',
    'google_state_invalid',
    'google_refused',
    'google_email_unverified',
    'google_link_required',
    'google_unavailable',
    'account_disabled',
    'second_step_required',
    'invitation_required',
    'sign_up_closed',
    'too_many_attempts',
  ],
});

/** Links the Google account of a `link_token` to the account with this password, and signs in. */
export const linkGoogle = defineCall({
  ...shared,
  id: 'linkGoogle',
  summary: 'Link a Google account to an account, confirmed by its password',
  method: 'POST',
  path: '/auth/google/link',
  body: z.object({
    link_token: z.string({ error: 'link_token is required' }).check(z.maxLength(4096)),
    password: z.string({ error: 'password is required' }).check(z.maxLength(200)),
  }),
  response: authAnswer,
  errors: [
    'account_disabled',
    'credentials_wrong',
    'google_state_invalid',
    'second_step_required',
    'too_many_attempts',
  ],
});

/**
 * Creates an account for the Google account of a `link_token`, whose owner did not make the one that
 * has the address and never confirmed it: that one loses the address, and signs in.
 */
export const claimWithGoogle = defineCall({
  ...shared,
  id: 'claimWithGoogle',
  summary: 'Take the address back from an account that someone else made',
  method: 'POST',
  path: '/auth/google/claim',
  body: z.object({
    link_token: z.string({ error: 'link_token is required' }).check(z.maxLength(4096)),
  }),
  response: authAnswer,
  errors: ['email_taken', 'google_state_invalid', 'too_many_attempts'],
});
