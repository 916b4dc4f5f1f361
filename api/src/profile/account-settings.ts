import type { AccountSettings } from '@topwords/platform/contracts';
import { readTimeZone } from '../calendar/read-time-zone.ts';
import { updateFixedTimeZone, type User } from '../users/user-repository.ts';
import type { UserContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';

/** What is set for an account. */
export function getAccountSettings(user: User): AccountSettings {
  return {
    time_zone: user.fixedTimeZone,
    present_time_zone: user.timeZone,
    has_password: user.hasPassword,
    has_google: user.hasGoogle,
  };
}

/**
 * Sets the time zone by which the learner's days are counted; null follows the browser again.
 * @throws validation_failed when it is no IANA time zone
 */
export async function changeAccountSettings(
  { db, user }: UserContext,
  { time_zone: asked }: { time_zone: string | null },
): Promise<AccountSettings> {
  const fixedTimeZone = asked === null ? null : knownTimeZone(asked);
  await updateFixedTimeZone(db, user.id, fixedTimeZone);
  return getAccountSettings({
    ...user,
    fixedTimeZone,
    timeZone: fixedTimeZone ?? user.browserTimeZone,
  });
}

/** Its canonical name. A bare offset is none: it knows no summer time. */
function knownTimeZone(name: string): string {
  const timeZone = /^[A-Za-z]/.test(name) ? readTimeZone(name) : undefined;
  if (timeZone !== undefined) return timeZone;
  const detail = 'Unknown time zone';
  throw knownError('validation_failed', detail, { faults: [{ field: 'time_zone', detail }] });
}
