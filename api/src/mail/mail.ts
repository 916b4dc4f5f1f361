import { languageCodes } from '@topwords/platform/contracts';
import { z } from 'zod';

/** What mails are about, and what their texts need. */
const about = z.discriminatedUnion('kind', [
  /** The password was changed by someone who knew the old one, or signed in with Google. */
  z.object({ kind: z.literal('password-changed') }),
  /** Someone asked for a link to set a new password. The account is looked up when it is sent. */
  z.object({ kind: z.literal('password-reset') }),
  /** An account gave this address as its own. */
  z.object({ kind: z.literal('address-confirmation'), userId: z.string() }),
  /** An account is to get another address; to its present one. */
  z.object({ kind: z.literal('address-departure'), userId: z.string(), newEmail: z.string() }),
  /** The account has another address; to its former one. */
  z.object({ kind: z.literal('address-changed') }),
  /** An operator invited this address to create an account. */
  z.object({ kind: z.literal('invitation') }),
  /** Someone signed in on a browser that never did before. `at` is UTC milliseconds. */
  z.object({
    kind: z.literal('new-device'),
    device: z.nullable(z.string()),
    network: z.nullable(z.string()),
    at: z.number(),
  }),
  /** Words wait at the learner's hour. They are counted again when it is sent, until a time (UTC ms). */
  z.object({
    kind: z.literal('reminder'),
    userId: z.string(),
    until: z.number(),
    due: z.number(),
    minutes: z.number(),
  }),
]);

/** A mail to a person. */
export const mail = z.object({
  to: z.string(),
  /** The person's username; the part of the address before the @ for someone without an account. */
  name: z.string(),
  language: z.enum(languageCodes),
  about,
});

export type Mail = z.infer<typeof mail>;
export type MailAbout = Mail['about'];
