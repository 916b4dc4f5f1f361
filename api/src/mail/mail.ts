import { languageCodes } from '@topwords/platform/contracts';
import { z } from 'zod';

/** What mails are about, and what their texts need. */
const about = z.discriminatedUnion('kind', [
  /** The password was changed by someone who knew the old one, or signed in with Google. */
  z.object({ kind: z.literal('password-changed') }),
  /** Someone asked for a link to set a new password. The account is looked up when it is sent. */
  z.object({ kind: z.literal('password-reset') }),
]);

/** A mail to a person. */
export const mail = z.object({
  to: z.string(),
  /** The person's username. */
  name: z.string(),
  language: z.enum(languageCodes),
  about,
});

export type Mail = z.infer<typeof mail>;
export type MailAbout = Mail['about'];
