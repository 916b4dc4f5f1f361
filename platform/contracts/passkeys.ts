import { z } from 'zod/mini';
import { authAnswer } from './auth.ts';
import { defineCall } from './call.ts';

const shared = { tag: 'Auth', authentication: 'token' } as const;

/** What `navigator.credentials` gets and gives, as JSON (WebAuthn level 3). */
const webAuthnJson = z.record(z.string(), z.unknown());

/** Names the challenge that the API gave with its options: valid once, for five minutes. */
const ticket = z.string().check(z.maxLength(2048));

/** A passkey's answer to a challenge. */
export const passkeyAssertion = z.object({ ticket, assertion: webAuthnJson });

/** A name for a passkey, 1–64 characters. */
const passkeyName = z
  .string({ error: 'Enter a name' })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, 'Enter a name'),
    z.maxLength(64, 'The name must be at most 64 characters'),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'The name must not hold control characters'),
  );

/** A passkey of the account. Times are ISO 8601 in UTC; `is_synced` if it is on several devices. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  is_synced: z.boolean(),
});

/** Passkeys that an account may have. */
export const passkeysMaximum = 20;

const challenge = z.object({ options: webAuthnJson, ticket });

/** Options for `navigator.credentials.get`, for anyone with a passkey of this site. */
export const askForPasskey = defineCall({
  tag: 'Auth',
  id: 'askForPasskey',
  summary: 'A challenge for a passkey',
  method: 'POST',
  path: '/auth/passkeys/challenge',
  authentication: 'none',
  response: challenge,
  errors: ['too_many_attempts'],
});

/** Starts a session with a passkey, which is both steps in one. */
export const signInWithPasskey = defineCall({
  tag: 'Auth',
  id: 'signInWithPasskey',
  summary: 'Sign in with a passkey',
  method: 'POST',
  path: '/auth/passkeys/sign_in',
  authentication: 'none',
  body: passkeyAssertion,
  response: authAnswer,
  errors: ['account_disabled', 'passkey_refused', 'too_many_attempts'],
});

/** Options for `navigator.credentials.create`. Needs a proof of identity: see `proveIdentity`. */
export const startPasskey = defineCall({
  ...shared,
  id: 'startPasskey',
  summary: 'Options for a new passkey',
  method: 'POST',
  path: '/auth/passkeys/options',
  response: challenge,
  errors: ['passkey_limit_reached', 'proof_required'],
});

/** Adds the passkey that a browser made. */
export const addPasskey = defineCall({
  ...shared,
  id: 'addPasskey',
  summary: 'Add a passkey',
  method: 'POST',
  path: '/auth/passkeys',
  body: z.object({ ticket, attestation: webAuthnJson, name: passkeyName }),
  response: passkey,
  errors: ['passkey_limit_reached', 'passkey_refused', 'proof_required'],
});

/** The account's passkeys, the newest first. */
export const listPasskeys = defineCall({
  ...shared,
  id: 'listPasskeys',
  summary: 'The passkeys of the account',
  method: 'GET',
  path: '/auth/passkeys',
  response: z.object({ passkeys: z.array(passkey) }),
});

/** Renames a passkey. */
export const renamePasskey = defineCall({
  ...shared,
  id: 'renamePasskey',
  summary: 'Rename a passkey',
  method: 'PUT',
  path: '/auth/passkeys/{passkeyId}',
  params: z.object({ passkeyId: z.string() }),
  body: z.object({ name: passkeyName }),
  response: passkey,
  errors: ['passkey_unknown'],
});

/** Removes a passkey. Without another one or an app the second step is turned off. */
export const removePasskey = defineCall({
  ...shared,
  id: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/auth/passkeys/{passkeyId}',
  params: z.object({ passkeyId: z.string() }),
  response: z.object({ removed_passkey_id: z.string() }),
  errors: ['passkey_unknown', 'proof_required'],
});

/** A passkey of the account. */
export type Passkey = z.infer<typeof passkey>;
/** A passkey's answer to a challenge. */
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
