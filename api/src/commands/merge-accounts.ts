import type { Accounts } from '../db/copy-rows.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { mergeFavorites } from '../favorites/merge-favorites.ts';
import { mergeMarks } from '../marks/merge-marks.ts';
import { mergePractice } from '../practice/merge-practice.ts';
import { deleteAccountRows } from '../profile/delete-account.ts';
import type { OpenContext } from '../users/context.ts';
import { addTarget, listTargets, lockUser, type User } from '../users/user-repository.ts';
import { noteByOperator } from './note-by-operator.ts';

/**
 * Moves all learning of one account into another, and deletes the first: for a person who has two.
 * Ways to sign in, roles and settings are those of the account that stays.
 */
export async function mergeAccounts(
  { db, now }: OpenContext,
  { from, into }: { from: User; into: User },
): Promise<string> {
  const accounts: Accounts = { from: from.id, into: into.id };
  await inTransaction(
    db,
    async (transaction) => {
      // In one order, so that two merges wait for each other.
      const [first, second] = from.id < into.id ? [from, into] : [into, from];
      await lockUser(transaction, first.id);
      await lockUser(transaction, second.id);
      await mergeTargets(transaction, { from, into, now });
      await mergeMarks(transaction, accounts);
      await mergePractice(transaction, accounts);
      await mergeFavorites(transaction, accounts);
      await deleteAccountRows(transaction, from.id);
      const context = { db: transaction, now };
      await noteByOperator(context, from.id, 'deleted');
      await noteByOperator(context, into.id, 'merged');
    },
    { isRepeatable: true },
  );
  return `${into.email} has all that ${from.email} had learned; ${from.email} is deleted`;
}

async function mergeTargets(
  transaction: Database,
  { from, into, now }: { from: User; into: User; now: number },
): Promise<void> {
  for (const language of await listTargets(transaction, from)) {
    if (language !== into.native) await addTarget(transaction, into.id, language, now);
  }
}
