import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import { mailTo } from '../mail/mail-to.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { OpenContext } from '../users/context.ts';
import { findUser, setPasswordHash } from '../users/user-repository.ts';
import type { Passwords } from './passwords.ts';
import { deleteResets, findReset, takeReset } from './reset-repository.ts';
import { deleteSessions } from './session-repository.ts';
import { hashSecret } from './session-secrets.ts';

interface ResetContext extends OpenContext {
  passwords: Passwords;
  mailer: Pick<Mailer, 'add'>;
}

/**
 * Sets the password of the account whose link this is, and ends all its sessions. The owner
 * gets an email. The link, and the account's other ones, cannot be used again.
 * @throws reset_invalid
 */
export async function resetPassword(
  { db, now, passwords, mailer }: ResetContext,
  { token, new_password: password }: { token: string; new_password: string },
): Promise<{ detail: string }> {
  const tokenHash = hashSecret(token);
  const userId = await findReset(db, tokenHash, now);
  const user = userId === undefined ? undefined : await findUser(db, userId);
  if (user === undefined) throw resetInvalid();
  const turn = { email: user.email, isKnown: true };
  const next = await passwords.inTurn(turn, ({ hash }) => hash(password));
  await inTransaction(db, async (transaction) => {
    if (!(await takeReset(transaction, tokenHash))) throw resetInvalid();
    await deleteResets(transaction, user.id);
    await setPasswordHash(transaction, user.id, next);
    await deleteSessions(transaction, user.id);
    await mailer.add(transaction, mailTo(user, { kind: 'password-changed' }));
  });
  return { detail: 'Password changed. Sign in with the new one' };
}

function resetInvalid(): Error {
  return knownError('reset_invalid', 'This link was used, or is too old. Ask for a new one');
}
