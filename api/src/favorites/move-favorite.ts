import type * as calls from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import { beginChange } from './begin-change.ts';
import { favoriteUnknown } from './favorite-unknown.ts';
import { findFavorite, putIntoCategory } from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Moves a favourite into another of the learner's categories.
 * @throws favorite_unknown, category_unknown
 */
export const moveFavorite: UseCase<typeof calls.moveFavorite> = async (
  { db, user },
  { params: { wordId }, body },
) => {
  return inTransaction(
    db,
    async (transaction) => {
      const changeNumber = await beginChange(transaction, user.id);
      const favorite = await findFavorite(transaction, user.id, wordId);
      if (favorite === undefined) throw favoriteUnknown();
      const target = await knownCategory(transaction, user.id, body.target_category_id);
      await putIntoCategory(transaction, user.id, wordId, { to: target.id, changeNumber });
      return {
        old_category_id: favorite.category_id,
        new_category_id: target.id,
        word_id: wordId,
      };
    },
    { isRepeatable: true },
  );
};
