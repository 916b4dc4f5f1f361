import type { OpenContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { Browser } from './browser-of.ts';
import { saveTimeZone } from './save-time-zone.ts';
import type { Keys } from './keys.ts';
import { rotateSession } from './rotate-session.ts';
import type { RefreshToken } from './session-secrets.ts';
import { findUser, type User } from '../users/user-repository.ts';

interface RefreshContext extends OpenContext {
  keys: Keys;
  browser: Browser;
}

/** Exchanges a refresh token for its successor. @throws refresh_invalid */
export async function refresh(
  { db, now, keys, browser }: RefreshContext,
  spent: RefreshToken | undefined,
): Promise<{ user: User; token: RefreshToken }> {
  if (spent === undefined) throw knownError('refresh_invalid', 'Sign in first');
  const token = await rotateSession({ db, keys, now, browser }, spent);
  const user = await findUser(db, token.userId);
  if (user === undefined || user.disabledAt !== null)
    throw knownError('refresh_invalid', 'This account no longer exists');
  return { user: await saveTimeZone({ db, now }, user, browser.timeZone), token };
}
