import type { Logger } from 'pino';
import type { Keys } from '../auth/keys.ts';
import { findSession } from '../auth/session-repository.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { Mailer } from '../mail/mailer.ts';
import { countWaiting } from '../practice/count-waiting.ts';
import type { PushOutcome, PushSender } from '../push/push-sender.ts';
import {
  changeSubscription,
  deleteEnded,
  listDueSubscriptions,
  listSubscriptions,
  type Subscription,
} from '../push/subscription-repository.ts';
import { findUser, lockUser } from '../users/user-repository.ts';
import { composePush } from './compose-push.ts';
import { mayMail } from './may-mail.ts';
import { offTokenOf } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

const minute = 60 * 1000;
/** How many are sent at a time: one slow push service holds up no more for its ten seconds. */
const batch = 20;
/** After which an attempt that an instance did not finish is another's. */
const claimMilliseconds = 2 * minute;
/** How long after each failure a message is tried again; then no more. */
const patience = [minute, 5 * minute, 20 * minute];
/** One topic for all: a later reminder replaces one that still waits for the browser. */
const topic = 'reminder';

/** What sending to browsers needs. */
export interface PushContext {
  db: Database;
  log: Logger;
  now: () => number;
  keys: Keys;
  push: PushSender;
  mailer: Pick<Mailer, 'add' | 'delivery'>;
}

/**
 * Sends the reminders that browsers are to show. A learner who also wants mails gets one if no
 * browser could be reached. Several instances may do it at the same time: each attempt is one's.
 */
export async function sendDuePushes(context: PushContext): Promise<void> {
  const { db, now } = context;
  for (;;) {
    const due = await listDueSubscriptions(db, { now: now(), limit: batch });
    await Promise.all(due.map((subscription) => trySafely(context, subscription)));
    if (due.length < batch) return;
  }
}

/** One learner's fault must not keep others from theirs; the claim brings it up again. */
async function trySafely(context: PushContext, subscription: Subscription): Promise<void> {
  try {
    await trySending(context, subscription);
  } catch (error) {
    context.log.error({ err: error }, 'reminder was not sent to a browser');
  }
}

async function trySending(context: PushContext, read: Subscription): Promise<void> {
  const { db, log, now, push } = context;
  const attempts = read.attempts + 1;
  const claimed = { ...read, attempts, dueAt: now() + claimMilliseconds };
  if (!(await changeSubscription(db, read, { attempts, dueAt: claimed.dueAt }))) return;
  if (!(await lastsSession(context, read))) return settle(context, claimed, { kind: 'gone' });
  const payload = await preparePayload(context, read);
  if (payload === undefined) {
    await changeSubscription(db, claimed, { dueAt: null });
    return;
  }
  const ttlSeconds = Math.ceil(((read.untilAt ?? 0) - now()) / 1000);
  const outcome = await push.send(read, { payload, ttlSeconds, topic });
  if ('reason' in outcome) log.warn({ reason: outcome.reason, attempts }, 'push was not delivered');
  await settle(context, claimed, outcome);
}

async function lastsSession(
  { db, now }: PushContext,
  { userId, sessionId }: Subscription,
): Promise<boolean> {
  const session = await findSession(db, userId, sessionId);
  return session !== undefined && session.expiresAt > now();
}

/**
 * What waits when it is sent. Undefined if it is too late, if the learner has reached the goal or
 * turned it off meanwhile, or if nothing waits any longer.
 */
async function preparePayload(
  { db, keys, ...context }: PushContext,
  { userId, untilAt }: Subscription,
): Promise<string | undefined> {
  const now = context.now();
  if (untilAt === null || now >= untilAt) return undefined;
  const user = await findUser(db, userId);
  const reminder = await findReminder(db, userId);
  if (user === undefined || user.disabledAt !== null) return undefined;
  if (reminder === undefined || reminder.offAt !== null) return undefined;
  const { due, language, minutes, isGoalReached } = await countWaiting({ db, user, now });
  if (due === 0 || language === undefined || isGoalReached) return undefined;
  const native = user.native ?? 'en';
  const offToken = offTokenOf(reminder, keys);
  return composePush({ due, minutes, language }, { native, offToken });
}

/** Keeps what became of an attempt. The account is locked: its last failure adds one mail. */
async function settle(
  context: PushContext,
  claimed: Subscription,
  outcome: PushOutcome,
): Promise<void> {
  const now = context.now();
  await inTransaction(context.db, async (transaction) => {
    await lockUser(transaction, claimed.userId);
    if (outcome.kind === 'gone') await deleteEnded(transaction, claimed);
    else if (outcome.kind === 'delivered')
      await changeSubscription(transaction, claimed, { dueAt: null, deliveredAt: now });
    else await changeSubscription(transaction, claimed, { dueAt: nextTry(claimed, outcome, now) });
    if (outcome.kind !== 'delivered') await mailInstead({ ...context, db: transaction }, claimed);
  });
}

/** When a message is tried again; null if no more. */
function nextTry(
  { attempts, untilAt }: Subscription,
  outcome: Exclude<PushOutcome, { kind: 'delivered' | 'gone' }>,
  now: number,
): number | null {
  const pause = patience[attempts - 1];
  if (outcome.kind === 'refused' || pause === undefined) return null;
  const at = now + Math.max(pause, outcome.afterMilliseconds ?? 0);
  return at < (untilAt ?? 0) ? at : null;
}

/** Adds a mail once no browser of the learner can be reached today, if they want mails too. */
async function mailInstead(
  { db, now, mailer }: PushContext,
  { userId, untilAt }: Subscription,
): Promise<void> {
  const user = await findUser(db, userId);
  const reminder = await findReminder(db, userId);
  if (user === undefined || reminder === undefined || untilAt === null) return;
  if (mailer.delivery !== 'mail' || !mayMail(user, reminder) || now() >= untilAt) return;
  const isHandled = (await listSubscriptions(db, userId)).some(
    ({ dueAt, deliveredAt }) => dueAt !== null || (deliveredAt ?? 0) >= (reminder.handledAt ?? 0),
  );
  if (isHandled) return;
  const { due, minutes } = await countWaiting({ db, user, now: now() });
  const about = { kind: 'reminder', userId, until: untilAt, due, minutes } as const;
  await mailer.add(db, mailTo(user, about), untilAt - now());
}
