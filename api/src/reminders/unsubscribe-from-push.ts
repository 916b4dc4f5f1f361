import type { Reminder } from '@topwords/platform/contracts';
import { deleteSubscription } from '../push/subscription-repository.ts';
import type { SessionContext } from '../users/context.ts';
import { getReminder, type ReminderServices } from './get-reminder.ts';

/** Ends the reminders on the caller's browser. */
export async function unsubscribeFromPush(
  context: SessionContext & ReminderServices,
): Promise<Reminder> {
  const { db, user, sessionId } = context;
  if (sessionId !== undefined) await deleteSubscription(db, { userId: user.id, sessionId });
  return getReminder(context);
}
