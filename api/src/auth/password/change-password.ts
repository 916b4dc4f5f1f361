import { inTransaction } from '../../db/in-transaction.ts';
import { knownError } from '../../errors/known-error.ts';
import { mailTo } from '../../mail/mail-to.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { proveOwner, type ProofContext } from '../prove-owner.ts';
import { deleteResets } from '../reset-repository.ts';
import { deleteSessions } from '../session-repository.ts';
import { replacePasswordHash } from '../../users/user-repository.ts';

/**
 * Changes the password, or sets the first one of an account that signs in with Google, and ends all
 * sessions except the caller's. The owner gets an email.
 * @throws password_wrong, sign_in_again, too_many_attempts
 */
export async function changePassword(
  context: ProofContext & { mailer: Pick<Mailer, 'add'> },
  asked: { current_password?: string | undefined; new_password: string },
): Promise<{ detail: string }> {
  const { db, now, user, sessionId, passwords, mailer, history, browser } = context;
  const old = await proveOwner(context, asked.current_password, { isPasswordNeeded: true });
  await passwords.check({ ...user, password: asked.new_password, field: 'new_password' });
  const next = await passwords.inTurn({ email: user.email, isKnown: true }, ({ hash }) =>
    hash(asked.new_password),
  );
  await inTransaction(db, async (transaction) => {
    if (!(await replacePasswordHash(transaction, user.id, { old, next }))) {
      throw knownError('password_wrong', 'The password was just changed');
    }
    await deleteSessions(transaction, user.id, { keep: sessionId });
    await deleteResets(transaction, user.id);
    const changed = { userId: user.id, kind: 'password-changed', from: browser } as const;
    await history.record({ db: transaction, now }, changed);
    await mailer.add(transaction, mailTo(user, { kind: 'password-changed' }));
  });
  return { detail: 'Password changed. Other browsers are signed out' };
}
