import type { SessionContext } from '../users/context.ts';
import { knownError } from '../errors/known-error.ts';
import type { SecurityHistory } from '../history/security-history.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Browser } from './browser-of.ts';
import type { Passwords } from './passwords.ts';
import { isJustBegun, isJustProven } from './require-proof.ts';
import { findSession } from './session-repository.ts';
import { findPasswordHash } from '../users/user-repository.ts';

/** What a use case gets that requires more than an access token, which may be stolen. */
export interface ProofContext extends SessionContext {
  passwords: Passwords;
  limits: AttemptLimits;
  history: SecurityHistory;
  browser: Browser;
}

/**
 * Makes sure that the caller is the account's owner: by its password or, without one, because its
 * session began in the last ten minutes; or because the owner just proved their identity once more.
 * Guesses count by session, so that strangers' guesses elsewhere do not lock out the owner.
 * @param isPasswordNeeded whether an account with a password must give it, even after another recent proof
 * @returns the hash of the correct password, null if there is none
 * @throws password_wrong, sign_in_again, too_many_attempts
 */
export async function proveOwner(
  context: ProofContext,
  password: string | undefined,
  { isPasswordNeeded = false } = {},
): Promise<string | null> {
  const { db, user, sessionId, passwords, limits, browser } = context;
  const { email } = user;
  const passwordHash = await findPasswordHash(db, user.id);
  const isGiven = password !== undefined && password !== '';
  const mayOmit = !isGiven && !(isPasswordNeeded && passwordHash !== null);
  if (mayOmit && (await isFresh(context, passwordHash !== null))) return passwordHash;
  if (passwordHash === null) {
    throw knownError('sign_in_again', 'Sign in with Google again, then repeat this');
  }
  if (!isGiven) throw passwordWrong('Enter your password');
  const attempt = { email, address: browser.address, known: `session ${sessionId ?? user.id}` };
  const isRight = await limits.tryPassword(attempt, () =>
    passwords.inTurn({ email, isKnown: true }, ({ verify }) => verify(passwordHash, password)),
  );
  if (!isRight) throw passwordWrong('The password is incorrect');
  return passwordHash;
}

async function isFresh(
  { db, user, sessionId, now }: SessionContext,
  hasPassword: boolean,
): Promise<boolean> {
  const session = sessionId === undefined ? undefined : await findSession(db, user.id, sessionId);
  if (session === undefined) return false;
  if (isJustProven(session, now)) return true;
  return !hasPassword && session.signedInBy !== 'password' && isJustBegun(session, now);
}

function passwordWrong(detail: string): Error {
  return knownError('password_wrong', detail);
}
