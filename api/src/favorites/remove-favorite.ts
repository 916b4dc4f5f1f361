import type * as calls from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import { beginChange } from './begin-change.ts';
import { favoriteUnknown } from './favorite-unknown.ts';
import { deleteFavorite } from './favorite-repository.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Removes a favourite.
 * @throws favorite_unknown
 */
export const removeFavorite: UseCase<typeof calls.removeFavorite> = async (
  { db, user },
  { params: { wordId } },
) => {
  await inTransaction(db, async (transaction) => {
    await beginChange(transaction, user.id);
    if (!(await deleteFavorite(transaction, user.id, wordId))) throw favoriteUnknown();
  });
  return { deleted_word_id: wordId };
};
