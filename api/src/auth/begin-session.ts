import type { SignInMethod } from '@topwords/platform/contracts';
import type { SecurityHistory } from '../history/security-history.ts';
import { knownError } from '../errors/known-error.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { OpenContext } from '../users/context.ts';
import type { NewUser, User } from '../users/user-repository.ts';
import type { Browser } from './browser-of.ts';
import type { Keys } from './keys.ts';
import { findMark } from './known-browser.ts';
import type { RefreshToken } from './session-secrets.ts';
import { startSession } from './start-session.ts';

/** The error that asks the owner of an account for the second step. */
export type DemandSecondStep = (
  context: OpenContext & { keys: Keys },
  userId: string,
  method: SignInMethod,
) => Promise<Error>;

/** What signing in needs besides the proof of identity. */
export interface SessionServices extends OpenContext {
  keys: Keys;
  mailer: Pick<Mailer, 'add'>;
  history: SecurityHistory;
  browser: Browser;
  demandSecondStep: DemandSecondStep;
}

/** An account; one that was just made lacks the last three. */
type Owner = NewUser & Partial<Pick<User, 'verifiedAt' | 'secondStepAt' | 'disabledAt'>>;

/**
 * Starts a session for a person who has just proved who they are, in the transaction of that proof.
 * The owner of a confirmed address gets an email about a browser that never signed in before.
 * @param isNew whether the account was just made
 * @param hasSecondStep whether the second step was taken as well; a passkey is both
 * @throws account_disabled, second_step_required; credentials_wrong when the account has been deleted
 *   since
 */
export async function beginSession(
  { db, now, keys, mailer, history, browser, demandSecondStep }: SessionServices,
  { id: userId, verifiedAt = null, secondStepAt = null, disabledAt = null, ...owner }: Owner,
  method: SignInMethod,
  { hasSecondStep = method === 'passkey', isNew = false } = {},
): Promise<RefreshToken> {
  if (disabledAt !== null) {
    throw knownError('account_disabled', 'This account is closed. Ask the operators of this site');
  }
  if (secondStepAt !== null && !hasSecondStep) {
    throw await demandSecondStep({ db, now, keys }, userId, method);
  }
  const isNewDevice = findMark(browser.marks, owner.email, { keys, now }) === undefined;
  const token = await startSession({ db, now }, { userId, browser, signedInBy: method });
  await history.record(
    { db, now },
    { userId, kind: isNew ? 'registered' : 'signed-in', from: browser, method, isNewDevice },
  );
  if (isNewDevice && verifiedAt !== null) {
    const { device, network } = browser;
    await mailer.add(db, mailTo(owner, { kind: 'new-device', device, network, at: now }));
  }
  return token;
}
