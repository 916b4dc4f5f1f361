import type { Keys } from '../auth/keys.ts';
import type { MailAbout } from '../mail/mail.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { PreparedMail } from '../mail/mailer.ts';
import { countWaiting } from '../practice/count-waiting.ts';
import type { OpenContext } from '../users/context.ts';
import { findUser } from '../users/user-repository.ts';
import { mayMail } from './may-mail.ts';
import { offPageOf, unsubscribeAddressOf } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

interface PrepareContext extends OpenContext {
  keys: Keys;
  about: Extract<MailAbout, { kind: 'reminder' }>;
}

/**
 * Completes a reminder when it is sent, with what waits then. Undefined if it is too late, if the
 * learner has reached the goal or turned it off meanwhile, or if nothing waits any longer.
 * @param origin of the product's pages
 */
export async function prepareReminder(
  { db, keys, now, about }: PrepareContext,
  origin: string,
): Promise<PreparedMail | undefined> {
  if (now >= about.until) return undefined;
  const user = await findUser(db, about.userId);
  const reminder = await findReminder(db, about.userId);
  if (user === undefined || reminder === undefined || !mayMail(user, reminder)) return undefined;
  const { due, language, minutes, isGoalReached } = await countWaiting({ db, user, now });
  if (due === 0 || language === undefined || isGoalReached) return undefined;
  return {
    mail: mailTo(user, { ...about, due, minutes }),
    link: `${origin}/practice?lang=${language}`,
    stop: {
      page: offPageOf(reminder, keys, origin),
      post: unsubscribeAddressOf(reminder, keys, origin),
    },
  };
}
