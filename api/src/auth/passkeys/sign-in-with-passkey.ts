import type { PasskeyAssertion } from '@topwords/platform/contracts';
import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import { findUser, type User } from '../../users/user-repository.ts';
import { beginSession, type SessionServices } from '../begin-session.ts';
import { saveTimeZone } from '../save-time-zone.ts';
import type { RefreshToken } from '../session-secrets.ts';
import { verifyAssertion } from './challenges.ts';
import { findPasskey } from './passkey-repository.ts';

/** Starts a session for the passkey's owner. @throws account_disabled, passkey_refused */
export async function signInWithPasskey(
  context: SessionServices & { origin: string },
  answer: PasskeyAssertion,
): Promise<{ user: User; token: RefreshToken }> {
  const { db, browser } = context;
  const passkey = await verifyAssertion(context, answer);
  const user = await findUser(db, passkey.userId);
  if (user === undefined) throw removed();
  const token = await inTransaction(db, async (transaction) => {
    const started = await beginSession({ ...context, db: transaction }, user, 'passkey');
    // One that is being removed at the same moment must not leave a session.
    if ((await findPasskey(transaction, passkey.id)) === undefined) throw removed();
    return started;
  });
  return { user: await saveTimeZone(context, user, browser.timeZone), token };
}

function removed(): Error {
  return knownError('passkey_refused', 'This passkey belongs to no account here');
}
