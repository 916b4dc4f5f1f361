import { prepareAddressMail } from './auth/address/address-mails.ts';
import { prepareInvitation } from './auth/sign-up/invite.ts';
import type { Keys } from './auth/keys.ts';
import { prepareReset } from './auth/password/ask-for-reset.ts';
import type { Database } from './db/open-database.ts';
import type { Mail } from './mail/mail.ts';
import type { PreparedMail } from './mail/mailer.ts';
import { prepareReminder } from './reminders/prepare-reminder.ts';

interface PrepareContext {
  db: Database;
  keys: Keys;
  now: () => number;
}

/** Completes the mails about accounts when they are sent. `origin` is that of the pages. */
export function createPrepareMail(
  { db, keys, now }: PrepareContext,
  origin: string,
): (mail: Mail) => Promise<PreparedMail | undefined> {
  return async (mail) => {
    const { to, about } = mail;
    const context = { db, keys, now: now() };
    if (about.kind === 'password-reset') return prepareReset(context, to, origin);
    if (about.kind === 'invitation') return prepareInvitation(context, mail, origin);
    if (about.kind === 'reminder') return prepareReminder({ ...context, about }, origin);
    if ('userId' in about) return prepareAddressMail(context, { to, about }, origin);
    return { mail };
  };
}
