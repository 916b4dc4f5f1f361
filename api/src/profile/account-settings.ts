import type * as calls from '@topwords/platform/contracts';
import type { AccountSettings } from '@topwords/platform/contracts';
import { readTimeZone } from '../calendar/read-time-zone.ts';
import { findChange } from '../auth/address/address-repository.ts';
import type { UserContext } from '../users/context.ts';
import { isLostAddress } from '../users/lost-address.ts';
import { changeTimeZone } from '../users/change-time-zone.ts';
import type { User } from '../users/user-repository.ts';
import { knownError } from '../errors/known-error.ts';
import type { UseCase } from '../routing/use-case.ts';

/** The settings of an account. */
export async function getAccountSettings({ db, now, user }: UserContext): Promise<AccountSettings> {
  const change = await findChange(db, user.id, now);
  return {
    time_zone: user.fixedTimeZone,
    present_time_zone: user.timeZone,
    has_password: user.hasPassword,
    has_google: user.hasGoogle,
    email: user.email,
    address: standingOf(user),
    new_email: change?.newEmail ?? null,
  };
}

/**
 * Sets the time zone in which the learner's days are counted; null follows the browser again.
 * @throws validation_failed for anything but an IANA time zone
 */
export const changeAccountSettings: UseCase<typeof calls.changeAccountSettings> = async (
  context,
  { body: { time_zone: name } },
) => {
  const fixedTimeZone = name === null ? null : knownTimeZone(name);
  const user = await changeTimeZone(context, context.user, { fixedTimeZone });
  return getAccountSettings({ ...context, user });
};

function standingOf({ email, verifiedAt }: User): AccountSettings['address'] {
  if (isLostAddress(email)) return 'lost';
  return verifiedAt === null ? 'unconfirmed' : 'confirmed';
}

/** The canonical name of a time zone. A bare offset is refused, since it has no daylight saving time. */
function knownTimeZone(name: string): string {
  const timeZone = /^[A-Za-z]/.test(name) ? readTimeZone(name) : undefined;
  if (timeZone !== undefined) return timeZone;
  const detail = 'Unknown time zone';
  throw knownError('validation_failed', detail, {
    faults: [{ field: 'time_zone', code: 'unknown', detail }],
  });
}
