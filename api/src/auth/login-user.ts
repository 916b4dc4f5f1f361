import type { Credentials } from '@topwords/platform/contracts';
import type { OpenContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { keepTimeZone } from './keep-time-zone.ts';
import { normaliseEmail } from './normalise-email.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshToken } from './session-secrets.ts';
import { startSession } from './start-session.ts';
import { findPasswordHash, findUserByEmail, type User } from './user-repository.ts';

interface LoginContext extends OpenContext {
  passwords: Passwords;
  limits: AttemptLimits;
  address: string;
  timeZone: string | undefined;
  device: string | null;
}

/**
 * Starts a session for whoever knows the password. An unknown e-mail costs and answers the same as
 * a wrong password.
 * @throws credentials_wrong, too_many_attempts
 */
export async function loginUser(
  { db, now, passwords, limits, address, timeZone, device }: LoginContext,
  credentials: Credentials,
): Promise<{ user: User; token: RefreshToken }> {
  const email = normaliseEmail(credentials.email);
  await limits.countLogin(address, email);
  const account = await findUserByEmail(db, email);
  const isRight = await passwords.verify(account?.passwordHash ?? null, credentials.password);
  if (account === undefined || !isRight) throw credentialsWrong();
  await limits.forgiveLogin(address, email);
  const { user, passwordHash } = account;
  const token = await inTransaction(db, async (transaction) => {
    const begun = { userId: user.id, device, signedInBy: 'password' } as const;
    const started = await startSession({ db: transaction, now }, begun);
    // Whoever changes the password ends the other sessions; one by the old password, begun at that
    // moment, must not remain. The new session's row waits for such a change to end.
    if ((await findPasswordHash(transaction, user.id)) !== passwordHash) throw credentialsWrong();
    return started;
  });
  return { user: await keepTimeZone(db, user, timeZone), token };
}

function credentialsWrong(): Error {
  return knownError('credentials_wrong', 'Incorrect email or password');
}
