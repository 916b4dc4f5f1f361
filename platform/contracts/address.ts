import { z } from 'zod/mini';
import { emailAddress, mailDelivery } from './auth.ts';
import { defineCall } from './call.ts';

const shared = { tag: 'Auth', authentication: 'token' } as const;
const token = z.string().check(z.maxLength(200));
const mailed = z.object({ detail: z.string(), delivery: mailDelivery });

/** Sends the mail again that confirms the account's address, or the one it is to have. */
export const askForAddressMail = defineCall({
  ...shared,
  id: 'askForAddressMail',
  summary: 'Ask for the mail that confirms the address',
  method: 'POST',
  path: '/auth/address/mail',
  response: mailed,
  errors: ['address_confirmed', 'too_many_attempts'],
});

/**
 * Confirms the address with what was mailed there, by the account that it belongs to: a link's
 * token, or a code of six digits. Both serve once, for 24 hours. `email` is the account's address
 * then; a new one takes its place when the old one's owner has agreed.
 */
export const confirmAddress = defineCall({
  ...shared,
  id: 'confirmAddress',
  summary: 'Confirm the address with a mailed link or code',
  method: 'POST',
  path: '/auth/address/confirm',
  body: z
    .object({
      token: z.optional(token),
      code: z.optional(
        z.string().check(
          z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
          z.regex(/^\d{6}$/, 'Enter the six digits of the email'),
        ),
      ),
    })
    .check(
      z.refine(({ token, code }) => (token === undefined) !== (code === undefined), {
        error: 'Send the token of a link, or a code',
      }),
    ),
  /** `email` is the account's own; `has_further_step` until its owner agreed to the new one. */
  response: z.object({ detail: z.string(), email: z.string(), has_further_step: z.boolean() }),
  errors: ['address_proof_invalid', 'email_taken', 'too_many_attempts'],
});

/**
 * Begins to change the address: mails go to both, and both must agree within 24 hours. Where the
 * old one was never confirmed, the new one is enough.
 */
export const changeAddress = defineCall({
  ...shared,
  id: 'changeAddress',
  summary: 'Change the address of the account',
  method: 'PUT',
  path: '/auth/address',
  body: z.object({
    email: emailAddress,
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: mailed,
  errors: ['password_wrong', 'sign_in_again', 'too_many_attempts', 'address_confirmed'],
});

/** Keeps the address: the change that waits is forgotten. Succeeds without one as well. */
export const cancelAddressChange = defineCall({
  ...shared,
  id: 'cancelAddressChange',
  summary: 'Cancel the change of the address',
  method: 'DELETE',
  path: '/auth/address/change',
  response: z.object({ detail: z.string() }),
});

/** Agrees to the change with the link that was mailed to the old address. */
export const agreeToAddressChange = defineCall({
  tag: 'Auth',
  id: 'agreeToAddressChange',
  summary: 'Agree to the change of the address with a mailed link',
  method: 'POST',
  path: '/auth/address/agree',
  authentication: 'none',
  body: z.object({ token }),
  /** `has_further_step` until the new address is confirmed too. */
  response: z.object({ detail: z.string(), has_further_step: z.boolean() }),
  errors: ['address_proof_invalid', 'email_taken', 'too_many_attempts'],
});

/**
 * Tells, with the link that was mailed to an address, that its owner did not make the account: the
 * account loses the address.
 */
export const disownAccount = defineCall({
  tag: 'Auth',
  id: 'disownAccount',
  summary: 'Take back an address from an account that someone else made',
  method: 'POST',
  path: '/auth/address/disown',
  authentication: 'none',
  body: z.object({ token }),
  response: z.object({ detail: z.string() }),
  errors: ['address_proof_invalid', 'too_many_attempts'],
});
