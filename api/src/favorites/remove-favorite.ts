import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { beginChange } from './begin-change.ts';
import { favoriteUnknown } from './favorite-unknown.ts';
import { deleteFavorite } from './favorite-repository.ts';

/**
 * Removes a favourite.
 * @throws favorite_unknown
 */
export async function removeFavorite(
  { db, user }: UserContext,
  wordId: string,
): Promise<calls.CallOutput<typeof calls.removeFavorite>> {
  await inTransaction(db, async (transaction) => {
    await beginChange(transaction, user.id);
    if (!(await deleteFavorite(transaction, user.id, wordId))) throw favoriteUnknown();
  });
  return { deleted_word_id: wordId };
}
