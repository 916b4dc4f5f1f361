import type { Database } from '../db/open-database.ts';
import type { Mail } from '../mail/mail.ts';
import type { PreparedMail } from '../mail/mailer.ts';
import { prepareReset } from './ask-for-reset.ts';

/** Completes the mails about accounts when they are sent. `origin` is that of the pages. */
export function createPrepareMail(
  { db, now }: { db: Database; now: () => number },
  origin: string,
): (mail: Mail) => Promise<PreparedMail | undefined> {
  return async (mail) => {
    if (mail.about.kind === 'password-reset') {
      return prepareReset({ db, now: now() }, mail.to, origin);
    }
    return { mail };
  };
}
