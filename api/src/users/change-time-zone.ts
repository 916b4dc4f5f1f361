import { startOfComingHour } from '../calendar/local-hour.ts';
import type { Database } from '../db/open-database.ts';
import type { OpenContext } from './context.ts';
import { updateTimeZone, type User } from './user-repository.ts';

interface ReminderRow {
  user_id: string;
  local_hour: number;
  look_at: number | null;
}

/**
 * Changes the browser's zone, or the one that the learner fixed (null follows the browser again).
 * The learner's reminder moves with it: its hour is then one of the new zone.
 */
export async function changeTimeZone(
  { db, now }: OpenContext,
  user: User,
  changes: Partial<Pick<User, 'browserTimeZone' | 'fixedTimeZone'>>,
): Promise<User> {
  const { browserTimeZone, fixedTimeZone } = { ...user, ...changes };
  const timeZone = fixedTimeZone ?? browserTimeZone;
  await updateTimeZone(db, user.id, {
    time_zone: browserTimeZone,
    fixed_time_zone: fixedTimeZone,
  });
  if (timeZone !== user.timeZone) await moveReminder({ db, now }, user.id, timeZone);
  return { ...user, browserTimeZone, fixedTimeZone, timeZone };
}

async function moveReminder(
  { db, now }: { db: Database; now: number },
  userId: string,
  timeZone: string,
): Promise<void> {
  const mailed = () =>
    db<ReminderRow>('reminders').where({ user_id: userId }).whereNotNull('look_at');
  const row = await mailed().first('local_hour');
  if (row === undefined) return;
  await mailed().update({ look_at: startOfComingHour(now, row.local_hour, timeZone) });
}
