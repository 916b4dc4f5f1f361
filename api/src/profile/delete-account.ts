import { proveOwner, type ProofContext } from '../auth/prove-owner.ts';
import { deleteUser, lockUser } from '../users/user-repository.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { deleteRowsOf } from './account-data-repository.ts';
import { learnerTables } from './account-data.ts';

/**
 * Deletes the account and every row of the learner, or nothing. Concurrent writes of the learner are
 * deleted too or refused. All access tokens are refused from then on, since every call looks up the
 * account.
 * @throws password_wrong, sign_in_again, too_many_attempts
 */
export async function deleteAccount(
  context: ProofContext,
  { password }: { password?: string | undefined },
): Promise<{ detail: string }> {
  const { db, now, user, history } = context;
  await proveOwner(context, password);
  await inTransaction(
    db,
    async (transaction) => {
      await deleteAccountRows(transaction, user.id);
      // Operators see for a while that it was deleted; nothing else remains.
      const from = { device: null, network: null };
      await history.record({ db: transaction, now }, { userId: user.id, kind: 'deleted', from });
    },
    { isRepeatable: true },
  );
  return { detail: 'Your account and all its data have been deleted' };
}

/** Deletes an account and every row of the learner, in a transaction. */
export async function deleteAccountRows(transaction: Database, userId: string): Promise<void> {
  // Writes of other calls wait, and then find no account.
  await lockUser(transaction, userId);
  // Foreign keys would not do: MySQL follows them by name, so a category before its favourites.
  for (const table of learnerTables.toReversed()) await deleteRowsOf(transaction, userId, table);
  await deleteUser(transaction, userId);
}
