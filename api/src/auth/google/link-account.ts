import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors.ts';
import type { AttemptLimits } from '../attempt-limits.ts';
import { keepTimeZone } from '../keep-time-zone.ts';
import type { Passwords } from '../passwords.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { startSession } from '../start-session.ts';
import { findPasswordHash, findUserByEmail, type User } from '../user-repository.ts';
import { connectGoogle } from './google-account-repository.ts';
import { readLinkToken } from './link-token.ts';
import type { GoogleContext } from './sign-in-with-google.ts';
import { stateInvalid } from './sign-in-state.ts';
import { spendToken } from './spent-token-repository.ts';

interface LinkContext extends GoogleContext {
  passwords: Passwords;
  limits: AttemptLimits;
  address: string;
}

/**
 * Connects the Google account of a link token to the account whose password this is, and signs in:
 * all of it, or nothing. A wrong password does not spend the token.
 * @throws credentials_wrong, google_state_invalid, too_many_attempts
 */
export async function linkAccount(
  { db, now, keys, browserSecret, passwords, limits, address, timeZone, device }: LinkContext,
  { link_token, password }: { link_token: string; password: string },
): Promise<{ user: User; token: RefreshToken }> {
  const link = await readLinkToken(link_token, now, browserSecret, keys);
  await limits.countLogin(address, link.email);
  const account = await findUserByEmail(db, link.email);
  const isRight = await passwords.verify(account?.passwordHash ?? null, password);
  if (account === undefined || !isRight) throw passwordWrong();
  await limits.forgiveLogin(address, link.email);
  const { user, passwordHash } = account;
  const token = await inTransaction(db, async (transaction) => {
    if (!(await connectGoogle(transaction, user.id, link.sub))) throw stateInvalid();
    // Nobody changes the account any more; its password may have changed while we verified it.
    if ((await findPasswordHash(transaction, user.id)) !== passwordHash) throw passwordWrong();
    const spent = { token: link.id, expiresAt: link.expiresAt };
    if (!(await spendToken(transaction, spent))) throw stateInvalid();
    return startSession(
      { db: transaction, now },
      { userId: user.id, device, signedInBy: 'google' },
    );
  }).catch((error: unknown) => {
    // The Google account has got an account of its own meanwhile.
    throw isDuplicate(error) ? stateInvalid() : error;
  });
  const connected = { ...user, hasGoogle: true };
  return { user: await keepTimeZone(db, connected, timeZone), token };
}

function passwordWrong(): Error {
  return knownError('credentials_wrong', 'Incorrect password');
}
