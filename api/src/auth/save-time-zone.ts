import { changeTimeZone } from '../users/change-time-zone.ts';
import type { OpenContext } from '../users/context.ts';
import type { User } from '../users/user-repository.ts';

/** Saves the time zone of the learner's browser if it is given and differs. */
export async function saveTimeZone(
  { db, now }: OpenContext,
  user: User,
  timeZone: string | undefined,
): Promise<User> {
  if (timeZone === undefined || timeZone === user.browserTimeZone) return user;
  return changeTimeZone({ db, now }, user, { browserTimeZone: timeZone });
}
