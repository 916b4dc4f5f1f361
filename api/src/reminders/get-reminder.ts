import type { Reminder as ReminderAnswer } from '@topwords/platform/contracts';
import type { Keys } from '../auth/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { UserContext } from '../users/context.ts';
import type { User } from '../users/user-repository.ts';
import { calendarAddressOf } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

/** What the calls about the learner's own reminder need. */
export interface ReminderServices {
  keys: Keys;
  mailer: Pick<Mailer, 'delivery'>;
  /** Of the product's pages: links lead there. */
  origin: string;
}

/** The learner's reminder; off until it is set. */
export async function getReminder({
  db,
  user,
  keys,
  mailer,
  origin,
}: UserContext & ReminderServices): Promise<ReminderAnswer> {
  const mail = canMail(user, mailer);
  const found = await findReminder(db, user.id);
  if (found === undefined || found.offAt !== null) {
    return { hour: null, by_mail: false, mail, calendar: null };
  }
  return {
    hour: found.localHour,
    by_mail: found.byMail,
    mail,
    calendar: calendarAddressOf(found, keys, origin),
  };
}

/** Whether reminders can be mailed to a learner. An outbox on the server reminds nobody. */
export function canMail(
  { verifiedAt }: Pick<User, 'verifiedAt'>,
  { delivery }: Pick<Mailer, 'delivery'>,
): ReminderAnswer['mail'] {
  if (delivery !== 'mail') return 'unavailable';
  return verifiedAt === null ? 'unconfirmed' : 'ready';
}
