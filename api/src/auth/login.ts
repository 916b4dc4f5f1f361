import type { Credentials } from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import { beginSession, type SessionServices } from './begin-session.ts';
import { saveTimeZone } from './save-time-zone.ts';
import { normaliseEmail } from '../users/normalise-email.ts';
import type { RefreshToken } from './session-secrets.ts';
import { tryPassword, type PasswordContext } from './try-password.ts';
import { findPasswordHash, replacePasswordHash, type User } from '../users/user-repository.ts';

/**
 * Starts a session for the person who knows the password. An unknown e-mail takes as long and gets
 * the same answer as a wrong password.
 * @throws credentials_wrong, too_many_attempts
 */
export async function login(
  context: PasswordContext & SessionServices,
  credentials: Credentials,
): Promise<{ user: User; token: RefreshToken }> {
  const { db } = context;
  const email = normaliseEmail(credentials.email);
  const account = await tryPassword(context, { email, password: credentials.password });
  if (account === undefined) throw credentialsWrong();
  const { user } = account;
  const passwordHash = await renewHash(context, account, credentials.password);
  const token = await inTransaction(db, async (transaction) => {
    const started = await beginSession({ ...context, db: transaction }, user, 'password');
    // A password change ends the other sessions. One that begins with the old password at the same
    // moment must not remain: the new session's row waits until the change ends.
    if ((await findPasswordHash(transaction, user.id)) !== passwordHash) throw credentialsWrong();
    return started;
  });
  return { user: await saveTimeZone(context, user, context.browser.timeZone), token };
}

/** Rehashes a password if its hash has an outdated cost. Returns the account's current hash. */
async function renewHash(
  { db, passwords }: PasswordContext,
  { user, passwordHash }: { user: User; passwordHash: string | null },
  password: string,
): Promise<string | null> {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return passwordHash;
  const turn = { email: user.email, isKnown: true };
  const next = await passwords.inTurn(turn, ({ hash }) => hash(password));
  const isRenewed = await replacePasswordHash(db, user.id, { old: passwordHash, next });
  return isRenewed ? next : passwordHash;
}

function credentialsWrong(): Error {
  return knownError('credentials_wrong', 'Incorrect email or password');
}
