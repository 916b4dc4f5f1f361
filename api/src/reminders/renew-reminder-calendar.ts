import type { Reminder } from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { SessionContext } from '../users/context.ts';
import { getReminder, type ReminderServices } from './get-reminder.ts';
import { renewCalendar } from './reminder-repository.ts';

/**
 * Gives the calendar another address, for a learner whose address others have seen.
 * @throws reminder_off
 */
export async function renewReminderCalendar(
  context: SessionContext & ReminderServices,
): Promise<Reminder> {
  await renewCalendar(context.db, context.user.id);
  const reminder = await getReminder(context);
  if (reminder.calendar === null) throw knownError('reminder_off', 'Choose an hour first');
  return reminder;
}
