import { z } from 'zod/mini';
import { authAnswer } from './auth.ts';
import { defineCall } from './call.ts';
import { passkeyAssertion } from './passkeys.ts';

const shared = { tag: 'Auth', authentication: 'token' } as const;

/** What an app shows (RFC 6238), with or without a space. */
const totpCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the six digits that the app shows'),
);
const recoveryCode = z.string().check(z.maxLength(40, 'This is no recovery code'));
const recoveryCodes = z.array(z.string());
const done = z.object({ detail: z.string() });

/** How the second step may be taken. */
export const secondSteps = ['app', 'passkey', 'recovery_code'] as const;

/** Codes that an account gets at a time; each serves once. */
export const recoveryCodesCount = 10;

/** Whether a second step follows the password, and what it may be. */
export const getSecondStep = defineCall({
  ...shared,
  id: 'getSecondStep',
  summary: 'The second step of signing in',
  method: 'GET',
  path: '/auth/second_step',
  response: z.object({
    is_on: z.boolean(),
    has_app: z.boolean(),
    recovery_codes_left: z.int(),
  }),
});

/**
 * Completes a sign-in that was answered with `second_step_required`, whose `ticket` it sends with
 * one of the three proofs.
 */
export const takeSecondStep = defineCall({
  tag: 'Auth',
  id: 'takeSecondStep',
  summary: 'Take the second step of signing in',
  method: 'POST',
  path: '/auth/second_step',
  authentication: 'none',
  body: z.object({
    ticket: z.string().check(z.maxLength(2048)),
    code: z.optional(totpCode),
    recovery_code: z.optional(recoveryCode),
    passkey: z.optional(passkeyAssertion),
  }),
  response: authAnswer,
  errors: ['second_step_wrong', 'second_step_expired', 'too_many_attempts'],
});

/**
 * Proves once more who is there, by the password, a passkey or an app's code. A new session replaces
 * the caller's, whose tokens are refused from then on; for ten minutes it may do what needs such a
 * proof.
 */
export const proveIdentity = defineCall({
  ...shared,
  id: 'proveIdentity',
  summary: 'Prove your identity once more',
  method: 'POST',
  path: '/auth/prove',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(200))),
    code: z.optional(totpCode),
    passkey: z.optional(passkeyAssertion),
  }),
  response: z.object({ detail: z.string(), access_token: z.string() }),
  errors: [
    'passkey_refused',
    'password_wrong',
    'second_step_wrong',
    'sign_in_again',
    'too_many_attempts',
  ],
});

/** Turns the second step on, for an account with a passkey or an app, or off. */
export const setSecondStep = defineCall({
  ...shared,
  id: 'setSecondStep',
  summary: 'Turn the second step of signing in on or off',
  method: 'PUT',
  path: '/auth/second_step',
  body: z.object({ is_on: z.boolean() }),
  response: z.object({ detail: z.string(), recovery_codes: z.nullable(recoveryCodes) }),
  errors: ['proof_required', 'second_step_missing'],
});

/** A secret for an app that makes codes, as text and as an address for a QR code. */
export const startApp = defineCall({
  ...shared,
  id: 'startApp',
  summary: 'A secret for an app that makes codes',
  method: 'POST',
  path: '/auth/totp',
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['proof_required'],
});

/** Turns the second step on with the first code of the app; the recovery codes are shown once. */
export const confirmApp = defineCall({
  ...shared,
  id: 'confirmApp',
  summary: 'Turn the second step on with the first code of an app',
  method: 'POST',
  path: '/auth/totp/confirm',
  body: z.object({ code: totpCode }),
  response: z.object({ recovery_codes: recoveryCodes }),
  errors: ['proof_required', 'second_step_wrong', 'too_many_attempts'],
});

/** Forgets the app. Without a passkey the second step is turned off. */
export const removeApp = defineCall({
  ...shared,
  id: 'removeApp',
  summary: 'Forget the app that makes codes',
  method: 'DELETE',
  path: '/auth/totp',
  response: done,
  errors: ['proof_required'],
});

/** New recovery codes, shown once; the earlier ones serve no more. */
export const makeRecoveryCodes = defineCall({
  ...shared,
  id: 'makeRecoveryCodes',
  summary: 'New recovery codes',
  method: 'POST',
  path: '/auth/recovery_codes',
  response: z.object({ recovery_codes: recoveryCodes }),
  errors: ['proof_required', 'second_step_missing'],
});

/** How the second step may be taken. */
export type SecondStep = (typeof secondSteps)[number];
