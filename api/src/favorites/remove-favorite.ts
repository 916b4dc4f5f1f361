import type { CallOutput, removeFavorite } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { beginChange } from './change-repository.ts';
import { favoriteUnknown } from './favorite-unknown.ts';
import { removeFavorite as removeRow } from './favorite-repository.ts';

/**
 * Removes a favourite.
 * @throws favorite_unknown
 */
export async function forgetFavorite(
  { db, user }: UserContext,
  wordId: string,
): Promise<CallOutput<typeof removeFavorite>> {
  await inTransaction(db, async (transaction) => {
    await beginChange(transaction, user.id);
    if (!(await removeRow(transaction, user.id, wordId))) throw favoriteUnknown();
  });
  return { deleted_word_id: wordId };
}
