import type { Keys } from '../auth/keys.ts';
import type { OpenContext } from '../users/context.ts';
import { findUser } from '../users/user-repository.ts';
import { writeCalendar } from './write-calendar.ts';
import { offPageOf, readCalendarKey } from './reminder-links.ts';
import { findReminderByLink } from './reminder-repository.ts';
import { linkInvalid } from './turn-reminder.ts';

interface CalendarContext extends OpenContext {
  keys: Keys;
  origin: string;
}

/**
 * The calendar that an address is of, in the learner's native language, or in English.
 * @throws reminder_link_invalid for an address that is not ours or was replaced
 */
export async function getReminderCalendar(
  { db, keys, origin }: CalendarContext,
  key: string,
): Promise<string> {
  const named = readCalendarKey(key, keys);
  const reminder = named && (await findReminderByLink(db, named.linkId));
  if (reminder === undefined || reminder.calendarVersion !== named?.calendarVersion) {
    throw linkInvalid();
  }
  const user = await findUser(db, reminder.userId);
  if (user === undefined) throw linkInvalid();
  return writeCalendar({
    reminder,
    timeZone: user.timeZone,
    language: user.native ?? 'en',
    links: { practice: `${origin}/practice`, off: offPageOf(reminder, keys, origin) },
  });
}
