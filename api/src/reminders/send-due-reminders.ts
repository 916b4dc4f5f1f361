import type { Logger } from 'pino';
import { isSameLocalDay, startOfHour, startOfHourTomorrow } from '../calendar/local-hour.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countMails } from '../mail/mail-repository.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { Mailer } from '../mail/mailer.ts';
import { countWaiting } from '../practice/count-waiting.ts';
import { makeDue } from '../push/subscription-repository.ts';
import type { OpenContext } from '../users/context.ts';
import { findUser, type User } from '../users/user-repository.ts';
import { mayMail } from './may-mail.ts';
import { claimReminder, listRemindersToLookAt, type Reminder } from './reminder-repository.ts';

const hour = 60 * 60 * 1000;
/** After it a day's reminder is skipped: none comes at an hour that nobody chose. */
const latestMilliseconds = 2 * hour;
/** After which a learner's reminder that failed is tried again. */
const retryMilliseconds = 10 * 60 * 1000;
/** How many are read at a time. */
const page = 100;
/** While as many mails wait, further reminders do too: links for passwords must not. */
const mostWaitingMails = 500;

/** What sending reminders needs. */
export interface SendContext extends OpenContext {
  log: Logger;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
  /** Whether browsers can be sent to. */
  hasPush: boolean;
}

/**
 * Queues the reminders of all learners whose hour has begun, if something waits for them and they
 * have not reached today's goal: for their browsers, or else a mail. Several instances may do it at
 * the same time: each day is one's alone.
 */
export async function sendDueReminders(context: SendContext): Promise<void> {
  const { db, now } = context;
  for (;;) {
    if ((await countMails(db)) >= mostWaitingMails) return;
    const reminders = await listRemindersToLookAt(db, { now, limit: page });
    for (const reminder of reminders) await lookSafely(context, reminder);
    if (reminders.length < page) return;
  }
}

/** One learner's fault must not keep others from theirs. */
async function lookSafely(context: SendContext, reminder: Reminder): Promise<void> {
  try {
    await look(context, reminder);
  } catch (error) {
    await claimReminder(context.db, reminder, { next: context.now + retryMilliseconds });
    context.log.error({ err: error }, 'reminder was not looked at');
  }
}

async function look(context: SendContext, reminder: Reminder): Promise<void> {
  const { db, now } = context;
  const user = await findUser(db, reminder.userId);
  if (user === undefined) return;
  const { localHour, handledAt } = reminder;
  const { timeZone } = user;
  const begins = startOfHour(now, localHour, timeZone);
  const tomorrow = startOfHourTomorrow(now, localHour, timeZone);
  const isHandled = handledAt !== null && isSameLocalDay(handledAt, now, timeZone);
  if (now < begins) await claimReminder(db, reminder, { next: isHandled ? tomorrow : begins });
  else if (isHandled || now >= begins + latestMilliseconds)
    await claimReminder(db, reminder, { next: tomorrow });
  else await handleDay(context, { user, reminder, tomorrow, until: begins + latestMilliseconds });
}

interface Day {
  user: User;
  reminder: Reminder;
  tomorrow: number;
  until: number;
}

/** The claim and what it queues are one transaction: neither exists without the other. */
async function handleDay({ db, now, mailer, hasPush }: SendContext, day: Day): Promise<void> {
  const { user, reminder, tomorrow, until } = day;
  const { due, minutes, isGoalReached } = await countWaiting({ db, user, now });
  const isNeeded = due > 0 && !isGoalReached && user.disabledAt === null;
  await inTransaction(db, async (transaction) => {
    const claim = { next: tomorrow, handledAt: now };
    if (!(await claimReminder(transaction, reminder, claim)) || !isNeeded) return;
    if (hasPush && (await makeDue(transaction, user.id, { dueAt: now, untilAt: until }))) return;
    if (mailer.delivery !== 'mail' || !mayMail(user, reminder)) return;
    const about = { kind: 'reminder', userId: user.id, until, due, minutes } as const;
    await mailer.add(transaction, mailTo(user, about), until - now);
  });
}
