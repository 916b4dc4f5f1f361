import type * as calls from '@topwords/platform/contracts';
import { startOfComingHour } from '../calendar/local-hour.ts';
import { knownError } from '../errors/known-error.ts';
import { saveSubscription } from '../push/subscription-repository.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { SessionContext } from '../users/context.ts';
import { getReminder, type ReminderServices } from './get-reminder.ts';
import { makeLinkId, renewalTokenOf } from './reminder-links.ts';
import { beginLooking, findReminder } from './reminder-repository.ts';
import { readSubscription, requirePush } from './require-push.ts';

/**
 * Has the caller's browser show reminders until its session ends. During the chosen hour the first
 * is due at once.
 * @throws reminder_push_unavailable, reminder_off before an hour is chosen, validation_failed, and
 *   sign_in_again for a token that names no session
 */
export async function subscribeToPush(
  context: SessionContext & ReminderServices,
  { body }: ParsedInput<typeof calls.subscribeToPush>,
) {
  const { db, user, now, sessionId, keys } = context;
  const subscription = readSubscription(body.subscription, requirePush(context.push));
  if (sessionId === undefined) throw knownError('sign_in_again', 'Sign in again first');
  const found = await findReminder(db, user.id);
  if (found === undefined || found.offAt !== null) {
    throw knownError('reminder_off', 'Choose an hour first');
  }
  const renewalId = makeLinkId();
  const owner = { userId: user.id, sessionId, renewalId };
  await saveSubscription(db, { ...owner, ...subscription, madeAt: now });
  await beginLooking(db, user.id, startOfComingHour(now, found.localHour, user.timeZone));
  return { reminder: await getReminder(context), renewal: renewalTokenOf(renewalId, keys) };
}
