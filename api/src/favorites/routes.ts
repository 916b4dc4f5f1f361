import {
  addFavorite,
  createCategory,
  deleteCategory,
  exportFavorites,
  listCategories,
  listCategoryWords,
  moveFavorite,
  removeFavorite,
  searchFavorites,
} from '@topwords/platform/contracts';
import type { Downloads } from '../routing/downloads.ts';
import { handleFile } from '../routing/handle-file.ts';
import { handle, type Route } from '../routing/handle.ts';
import { saveFavorite } from './add-favorite.ts';
import { makeCategory } from './create-category.ts';
import { dissolveCategory } from './delete-category.ts';
import { makeFile } from './export-favorites.ts';
import { createFavoriteIndex } from './favorite-index.ts';
import { getCategories } from './list-categories.ts';
import { getCategoryWords } from './list-category-words.ts';
import { changeCategory } from './move-favorite.ts';
import { forgetFavorite } from './remove-favorite.ts';
import { findByText } from './search-favorites.ts';

/** Saved pairs of texts and their categories. */
export function favoriteRoutes({ downloads }: { downloads: Downloads }): Route[] {
  const index = createFavoriteIndex();
  return [
    handle(addFavorite, ({ body }, context) => saveFavorite(context, body)),
    handle(createCategory, ({ body }, context) => makeCategory(context, body)),
    handle(listCategories, (_input, context) => getCategories(context)),
    handle(moveFavorite, ({ params, body }, context) =>
      changeCategory(context, params.wordId, body.target_category_id),
    ),
    handle(listCategoryWords, (input, context) => getCategoryWords(context, input)),
    handle(removeFavorite, ({ params }, context) => forgetFavorite(context, params.wordId)),
    handle(deleteCategory, ({ params }, context) => dissolveCategory(context, params.categoryId)),
    handle(searchFavorites, ({ query }, context) => findByText({ ...context, index }, query)),
    handleFile(exportFavorites, downloads, ({ query }, context) => makeFile(context, query)),
  ];
}
