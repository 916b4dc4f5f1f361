import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode, languageName } from './languages.ts';

const shared = { tag: 'Auth', authentication: 'token' } as const;

/** Minimum length of a password, in UTF-16 units as `length` counts; the maximum is 200. */
export const passwordMinimumLength = 8;
const passwordMaximumLength = 200;

/**
 * Composed (NFC) before it is measured: composing may lengthen a text, and database columns are
 * limited.
 */
export const emailAddress = z.string({ error: 'Please enter a valid email address' }).check(
  z.normalize('NFC'),
  z.maxLength(254, 'Please enter a valid email address'),
  // Control characters are not allowed: not all databases store them.
  z.regex(
    // `.invalid` names nobody (RFC 2606).
    /^[^\s@\p{C}]+@(?!.*\.invalid$)[^\s@\p{C}]+\.[^\s@\p{C}]+$/iu,
    'Please enter a valid email address',
  ),
);

/** 8–200 characters, not trimmed. */
export const password = z
  .string({ error: 'Password must be at least 8 characters' })
  .check(
    z.minLength(passwordMinimumLength, 'Password must be at least 8 characters'),
    z.maxLength(passwordMaximumLength, 'Password must be at most 200 characters'),
  );

/** Display name, 1–50 characters once trimmed and composed (NFC); not unique. */
export const username = z
  .string({ error: 'Username is required' })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'Username is required'),
    z.maxLength(50, 'Username must be at most 50 characters'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Username must not hold control characters'),
  );

/** The fields for creating an account; `native` is an English language name. */
export const registration = z.object({
  native: languageName,
  username,
  email: emailAddress,
  password,
  /** The token of the invitation, where one is needed. */
  invitation: z.optional(z.string().check(z.maxLength(100))),
  /** With the answer to `proof_of_work_required`: the solved challenge, as ALTCHA's payload. */
  proof_of_work: z.optional(z.string().check(z.maxLength(2000))),
});

/** The fields for signing in; a wrong address and a wrong password get the same error. */
export const credentials = z.object({ email: emailAddress, password });

/** The signed-in person. `sub` is the account's id (UUID); `native` is an English language name. */
const account = {
  sub: z.string(),
  email: z.string(),
  username: z.string(),
  native: z.nullable(languageName),
};

/**
 * The response to registering and to signing in. `access_token` is valid for 15 minutes; the
 * response also sets the refresh cookie. `learning_targets` are in the order in which they were
 * chosen.
 */
export const authAnswer = z.object({
  access_token: z.string(),
  user: z.object({ ...account, learning_targets: z.array(languageCode) }),
});

/** `is_existing` is true when the address had an account already, which is now signed in. */
const registrationAnswer = z.extend(authAnswer, { is_existing: z.optional(z.boolean()) });

/** The same after a refresh, where the specification calls the targets `target_langs`. */
export const refreshAnswer = z.object({
  access_token: z.string(),
  user: z.object({ ...account, target_langs: z.array(languageCode) }),
});

/**
 * The account and its languages as the server stores them, also when another browser changed them.
 */
export const getAccount = defineCall({
  ...shared,
  id: 'getAccount',
  summary: 'The signed-in account and its languages',
  method: 'GET',
  path: '/auth/account',
  response: z.object({ ...account, target_langs: z.array(languageCode) }),
});

const done = z.object({ detail: z.string() });

/** `outbox` where no mail server is set up: the operator finds the mail on the server. */
export const mailDelivery = z.enum(['mail', 'outbox']);

/**
 * Creates an account and its first session; sets the refresh and the XSRF cookie. If the address
 * has an account and the password is that account's, signs in to it as `login` does.
 */
export const register = defineCall({
  tag: 'Auth',
  id: 'register',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/auth/register',
  authentication: 'none',
  body: registration,
  response: registrationAnswer,
  errors: [
    'account_disabled',
    'email_taken',
    'invitation_required',
    'proof_of_work_required',
    'second_step_required',
    'sign_up_closed',
    'too_many_attempts',
  ],
});

/** Starts a session; sets the refresh and the XSRF cookie. */
export const login = defineCall({
  tag: 'Auth',
  id: 'login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  authentication: 'none',
  body: credentials,
  response: authAnswer,
  errors: ['account_disabled', 'credentials_wrong', 'second_step_required', 'too_many_attempts'],
});

/** Exchanges the refresh cookie for a new one; `refresh_invalid` when it is not valid. */
export const refresh = defineCall({
  tag: 'Auth',
  id: 'refresh',
  summary: 'Exchange the refresh cookie for a new access token',
  method: 'POST',
  path: '/auth/refresh',
  authentication: 'cookie',
  response: refreshAnswer,
  errors: ['refresh_invalid'],
});

/** Ends the cookie's session, if there is one; succeeds without one as well. */
export const logout = defineCall({
  tag: 'Auth',
  id: 'logout',
  summary: 'End the session and clear its cookies',
  method: 'POST',
  path: '/auth/logout',
  authentication: 'cookie',
  response: done,
});

/**
 * Sends a mail with a link to set a new password, if there is an account with the address: the
 * answer does not tell.
 */
export const askForReset = defineCall({
  tag: 'Auth',
  id: 'askForReset',
  summary: 'Ask for a mail with a link to set a new password',
  method: 'POST',
  path: '/auth/password_reset',
  authentication: 'none',
  body: z.object({ email: emailAddress }),
  response: z.object({ detail: z.string(), delivery: mailDelivery }),
  errors: ['too_many_attempts'],
});

/**
 * Sets a new password with the token of a link, which serves once and for 30 minutes, and ends all
 * sessions. For an account whose address was never confirmed, the link shows that the address is the
 * caller's, but not the account: `account_unconfirmed` until `account` says whose it is. `other`
 * leaves the account, without the address, to the person who created it, and creates an empty one.
 */
export const resetPassword = defineCall({
  tag: 'Auth',
  id: 'resetPassword',
  summary: 'Set a new password with the token of a mailed link',
  method: 'POST',
  path: '/auth/password_reset/confirm',
  authentication: 'none',
  body: z.object({
    token: z.string().check(z.maxLength(200)),
    new_password: password,
    account: z.optional(z.enum(['mine', 'other'])),
  }),
  response: done,
  errors: ['account_unconfirmed', 'reset_invalid', 'too_many_attempts'],
});

/** Sets the native language and removes it from the target languages. */
export const setNative = defineCall({
  ...shared,
  id: 'setNative',
  summary: 'Set the native language, by its English name',
  method: 'POST',
  path: '/auth/setnative',
  body: z.object({ native: languageName }),
  response: z.object({ native: languageName }),
});

/**
 * Adds a target language; choosing one again changes nothing. `msg` is a sentence for the learner.
 */
export const chooseLanguage = defineCall({
  ...shared,
  id: 'chooseLanguage',
  summary: 'Add a target language, by its code',
  method: 'POST',
  path: '/auth/choose_lang',
  body: z.object({ target_language_code: languageCode }),
  response: z.object({ target_language_code: languageCode, msg: z.string() }),
  errors: ['language_is_native'],
});

/** The fields for creating an account. */
export type Registration = z.infer<typeof registration>;

/** E-mail address and password. */
export type Credentials = z.infer<typeof credentials>;

/** An access token and its owner, with `learning_targets`. */
export type AuthAnswer = z.infer<typeof authAnswer>;

/** An access token and its owner, with `target_langs`. */
export type RefreshAnswer = z.infer<typeof refreshAnswer>;
