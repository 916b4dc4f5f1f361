import type { Database } from '../db/open-database.ts';
import { updateUser, type User } from '../users/user-repository.ts';

/** Saves the time zone of the learner's browser if it is given and differs. */
export async function saveTimeZone(
  db: Database,
  user: User,
  timeZone: string | undefined,
): Promise<User> {
  if (timeZone === undefined || timeZone === user.browserTimeZone) return user;
  await updateUser(db, user.id, { time_zone: timeZone });
  return { ...user, browserTimeZone: timeZone, timeZone: user.fixedTimeZone ?? timeZone };
}
