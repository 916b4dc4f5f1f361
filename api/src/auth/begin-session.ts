import type { SignInMethod } from '@topwords/platform/contracts';
import type { SecurityHistory } from '../history/security-history.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { OpenContext } from '../users/context.ts';
import type { User } from '../users/user-repository.ts';
import type { Browser } from './browser-of.ts';
import type { Keys } from './keys.ts';
import { findMark } from './known-browser.ts';
import type { RefreshToken } from './session-secrets.ts';
import { startSession } from './start-session.ts';

/** What signing in needs besides the proof of identity. */
export interface SessionServices extends OpenContext {
  keys: Keys;
  mailer: Pick<Mailer, 'add'>;
  history: SecurityHistory;
  browser: Browser;
}

type Owner = Pick<User, 'id' | 'email' | 'username' | 'native'> & {
  /** Absent for an account that was just made. */
  verifiedAt?: number | null;
};

/**
 * Starts a session for a person who has just proved who they are, in the transaction of that proof.
 * The owner of a confirmed address gets an email about a browser that never signed in before.
 * @throws credentials_wrong when the account has been deleted since
 */
export async function beginSession(
  { db, now, keys, mailer, history, browser }: SessionServices,
  { id: userId, verifiedAt, ...owner }: Owner,
  method: SignInMethod,
): Promise<RefreshToken> {
  const isNewDevice = findMark(browser.marks, owner.email, { keys, now }) === undefined;
  const token = await startSession({ db, now }, { userId, browser, signedInBy: method });
  await history.record(
    { db, now },
    { userId, kind: 'signed-in', from: browser, method, isNewDevice },
  );
  if (isNewDevice && typeof verifiedAt === 'number') {
    const { device, network } = browser;
    await mailer.add(db, mailTo(owner, { kind: 'new-device', device, network, at: now }));
  }
  return token;
}
