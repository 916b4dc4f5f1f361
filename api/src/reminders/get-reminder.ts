import type { Reminder as ReminderAnswer } from '@topwords/platform/contracts';
import type { Keys } from '../auth/keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import { countDaysOfPractice } from '../practice/count-days-of-practice.ts';
import type { PushSender } from '../push/push-sender.ts';
import { findSubscription } from '../push/subscription-repository.ts';
import type { SessionContext } from '../users/context.ts';
import type { User } from '../users/user-repository.ts';
import { calendarAddressOf } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

/** Nobody is asked about reminders earlier. */
const daysBeforeOffer = 3;

/** What the calls about the learner's own reminder need. */
export interface ReminderServices {
  keys: Keys;
  mailer: Pick<Mailer, 'delivery'>;
  /** Undefined where browsers show no reminders: the service worker is switched off. */
  push?: PushSender | undefined;
  /** Of the product's pages: links lead there. */
  origin: string;
}

/** The learner's reminder; off until it is set. */
export async function getReminder(
  context: SessionContext & ReminderServices,
): Promise<ReminderAnswer> {
  const { db, user, keys, mailer, origin } = context;
  const mail = canMail(user, mailer);
  const push = await pushOf(context);
  const found = await findReminder(db, user.id);
  if (found === undefined || found.offAt !== null) {
    const offer = found === undefined && (await countDaysOfPractice(context)) >= daysBeforeOffer;
    return { hour: null, by_mail: false, mail, push, offer, calendar: null };
  }
  return {
    hour: found.localHour,
    by_mail: found.byMail,
    mail,
    push,
    offer: false,
    calendar: calendarAddressOf(found, keys, origin),
  };
}

/** Whether the caller's browser shows reminders. */
async function pushOf({
  db,
  user,
  sessionId,
  push,
}: SessionContext & Pick<ReminderServices, 'push'>): Promise<ReminderAnswer['push']> {
  if (push === undefined) return 'unavailable';
  if (sessionId === undefined) return 'off';
  const found = await findSubscription(db, { userId: user.id, sessionId });
  return found === undefined ? 'off' : 'on';
}

/** Whether reminders can be mailed to a learner. An outbox on the server reminds nobody. */
export function canMail(
  { verifiedAt }: Pick<User, 'verifiedAt'>,
  { delivery }: Pick<Mailer, 'delivery'>,
): ReminderAnswer['mail'] {
  if (delivery !== 'mail') return 'unavailable';
  return verifiedAt === null ? 'unconfirmed' : 'ready';
}
