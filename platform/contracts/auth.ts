import { z } from 'zod/mini';
import { defineCall } from './call.ts';
import { languageCode, languageName } from './languages.ts';

export const passwordMinimumLength = 8;
const passwordMaximumLength = 200;

/** Composed (NFC) before it is measured: a text may grow by that, and columns hold so much. */
export const emailAddress = z.string({ error: 'Please enter a valid email address' }).check(
  z.normalize('NFC'),
  z.maxLength(254, 'Please enter a valid email address'),
  // Nor may it hold control characters, which databases do not all keep.
  z.regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u, 'Please enter a valid email address'),
);

export const password = z
  .string({ error: 'Password must be at least 8 characters' })
  .check(
    z.minLength(passwordMinimumLength, 'Password must be at least 8 characters'),
    z.maxLength(passwordMaximumLength, 'Password must be at most 200 characters'),
  );

export const username = z
  .string({ error: 'Username is required' })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'Username is required'),
    z.maxLength(50, 'Username must be at most 50 characters'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Username must not hold control characters'),
  );

export const registration = z.object({
  native: languageName,
  username,
  email: emailAddress,
  password,
});

export const credentials = z.object({ email: emailAddress, password });

/** The signed-in person. `sub` is the account's id (UUID); `native` is an English language name. */
const account = {
  sub: z.string(),
  email: z.string(),
  username: z.string(),
  native: z.nullable(languageName),
};

export const authAnswer = z.object({
  access_token: z.string(),
  user: z.object({ ...account, learning_targets: z.array(languageCode) }),
});

export const refreshAnswer = z.object({
  access_token: z.string(),
  user: z.object({ ...account, target_langs: z.array(languageCode) }),
});

const done = z.object({ detail: z.string() });

export const register = defineCall({
  id: 'register',
  tag: 'Auth',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/auth/register',
  authentication: 'none',
  body: registration,
  response: authAnswer,
  errors: ['email_taken', 'too_many_attempts'],
});

export const login = defineCall({
  id: 'login',
  tag: 'Auth',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  authentication: 'none',
  body: credentials,
  response: authAnswer,
  errors: ['credentials_wrong', 'too_many_attempts'],
});

export const refresh = defineCall({
  id: 'refresh',
  tag: 'Auth',
  summary: 'Exchange the refresh cookie for a new access token',
  method: 'POST',
  path: '/auth/refresh',
  authentication: 'cookie',
  response: refreshAnswer,
  errors: ['refresh_invalid'],
});

export const logout = defineCall({
  id: 'logout',
  tag: 'Auth',
  summary: 'End the session and clear its cookies',
  method: 'POST',
  path: '/auth/logout',
  authentication: 'cookie',
  response: done,
});

export const setNative = defineCall({
  id: 'setNative',
  tag: 'Auth',
  summary: 'Set the native language, by its English name',
  method: 'POST',
  path: '/auth/setnative',
  authentication: 'token',
  body: z.object({ native: languageName }),
  response: z.object({ native: languageName }),
});

export const chooseLanguage = defineCall({
  id: 'chooseLanguage',
  tag: 'Auth',
  summary: 'Add a target language, by its code',
  method: 'POST',
  path: '/auth/choose_lang',
  authentication: 'token',
  body: z.object({ target_language_code: languageCode }),
  response: z.object({ target_language_code: languageCode, msg: z.string() }),
  errors: ['language_is_native'],
});

export type Registration = z.infer<typeof registration>;
export type Credentials = z.infer<typeof credentials>;
export type AuthAnswer = z.infer<typeof authAnswer>;
export type RefreshAnswer = z.infer<typeof refreshAnswer>;
