import type * as calls from '@topwords/platform/contracts';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import { removeCategory } from './category-repository.ts';
import { beginChange } from './begin-change.ts';
import { ensureDefaultCategory } from './ensure-default-category.ts';
import { moveFavorites } from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import type { UseCase } from '../routing/use-case.ts';

/**
 * Deletes a category; its words move to the default one, which is created if needed.
 * @throws category_unknown, category_is_default
 */
export const deleteCategory: UseCase<typeof calls.deleteCategory> = async (
  { db, user, now },
  { params: { categoryId } },
) => {
  return inTransaction(db, async (transaction) => {
    const changeNumber = await beginChange(transaction, user.id);
    const category = await knownCategory(transaction, user.id, categoryId);
    if (category.is_default) {
      throw knownError('category_is_default', 'The default category can’t be deleted');
    }
    const { id: to } = await ensureDefaultCategory(transaction, user.id, now);
    const moved = await moveFavorites(transaction, user.id, categoryId, { to, changeNumber });
    await removeCategory(transaction, user.id, categoryId);
    return {
      deleted_category_id: categoryId,
      default_category_id: to,
      moved_words_count: moved,
    };
  });
};
