import type * as calls from '@topwords/platform/contracts';
import { favoritePageSize } from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { listFavoritePage } from './favorite-list-repository.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './present-favorite.ts';

/**
 * A page of a category's favourites.
 * @throws category_unknown; validation_failed for an unknown cursor
 */
export const listCategoryWords: UseCase<typeof calls.listCategoryWords> = async (
  { db, user },
  { params, query },
) => {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const { id, name } = await knownCategory(db, user.id, params.categoryId);
  const limit = query.limit === undefined ? favoritePageSize : Number(query.limit);
  const rows = await listFavoritePage(db, user.id, {
    categoryId: id,
    limit: limit + 1,
    after,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    category_id: id,
    category_name: name,
    words: page.map(presentFavorite),
    next_cursor: rows.length > limit && last ? writeCursor(last) : null,
  };
};
