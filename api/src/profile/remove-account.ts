import { proveOwner, type ProofContext } from '../auth/prove-owner.ts';
import { deleteUser } from '../auth/user-repository.ts';
import { inTransaction } from '../db/in-transaction.ts';

/**
 * Deletes the account and, by the foreign keys of every learner's table, all that is kept of the
 * learner, or nothing. What other calls of the learner write at that moment goes as well or is
 * refused; all access tokens are refused from then on, since every call asks for the account.
 * @throws password_wrong, sign_in_again, too_many_attempts
 */
export async function removeAccount(
  context: ProofContext,
  { password }: { password?: string | undefined },
): Promise<{ detail: string }> {
  const { db, user } = context;
  await proveOwner(context, password);
  await inTransaction(db, (transaction) => deleteUser(transaction, user.id));
  return { detail: 'Your account and all its data are deleted' };
}
