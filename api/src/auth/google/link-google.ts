import { isDuplicate } from '../../db/failures.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import { beginSession } from '../begin-session.ts';
import { saveTimeZone } from '../save-time-zone.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { tryPassword, type PasswordContext } from '../try-password.ts';
import { findPasswordHash, type User } from '../../users/user-repository.ts';
import { connectGoogle } from './google-account-repository.ts';
import { readLinkToken } from './link-token.ts';
import type { GoogleContext } from './sign-in-with-google.ts';
import { stateInvalid } from './sign-in-state.ts';
import { spendToken } from '../spent-token-repository.ts';

type LinkContext = GoogleContext & PasswordContext;

/**
 * Connects the Google account of a link token to the account whose password this is, and signs in,
 * in one transaction. A wrong password does not spend the token.
 * @throws credentials_wrong, google_state_invalid, too_many_attempts
 */
export async function linkGoogle(
  context: LinkContext,
  { link_token, password }: { link_token: string; password: string },
): Promise<{ user: User; token: RefreshToken }> {
  const { db, now, keys, browserSecret, history, browser } = context;
  const link = await readLinkToken(link_token, now, browserSecret, keys);
  const account = await tryPassword(context, { email: link.email, password });
  if (account === undefined) throw passwordWrong();
  const { user, passwordHash } = account;
  await inTransaction(db, async (transaction) => {
    if (!(await connectGoogle(transaction, user.id, { sub: link.sub, now }))) throw stateInvalid();
    // The account is locked now; its password may have changed during verification.
    if ((await findPasswordHash(transaction, user.id)) !== passwordHash) throw passwordWrong();
    const spent = { token: link.id, expiresAt: link.expiresAt };
    if (!(await spendToken(transaction, spent))) throw stateInvalid();
    const connected = { userId: user.id, kind: 'google-connected', from: browser } as const;
    await history.record({ db: transaction, now }, connected);
  }).catch((error: unknown) => {
    // The Google account got an account of its own meanwhile.
    throw isDuplicate(error) ? stateInvalid() : error;
  });
  // Its own transaction: Google stays connected when a second step follows.
  const token = await inTransaction(db, (transaction) =>
    beginSession({ ...context, db: transaction }, user, 'google'),
  );
  const connected = { ...user, hasGoogle: true };
  return { user: await saveTimeZone(context, connected, browser.timeZone), token };
}

function passwordWrong(): Error {
  return knownError('credentials_wrong', 'Incorrect password');
}
