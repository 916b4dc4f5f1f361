import * as calls from '@topwords/platform/contracts';
import type { Downloads } from '../routing/downloads.ts';
import { fileRoute } from '../routing/file-route.ts';
import { route, type Route } from '../routing/route.ts';
import { addFavorite } from './add-favorite.ts';
import { createCategory } from './create-category.ts';
import { deleteCategory } from './delete-category.ts';
import { exportFavorites } from './export-favorites.ts';
import { createFavoriteIndex } from './favorite-index.ts';
import { listCategories } from './list-categories.ts';
import { listCategoryWords } from './list-category-words.ts';
import { moveFavorite } from './move-favorite.ts';
import { removeFavorite } from './remove-favorite.ts';
import { searchFavorites } from './search-favorites.ts';

/** Saved pairs of texts and their categories. */
export function favoriteRoutes({ downloads }: { downloads: Downloads }): Route[] {
  const index = createFavoriteIndex();
  return [
    route(calls.addFavorite, { auth: 'token' }, ({ body }, context) => addFavorite(context, body)),
    route(calls.createCategory, { auth: 'token' }, ({ body }, context) =>
      createCategory(context, body),
    ),
    route(calls.listCategories, { auth: 'token' }, (_input, context) => listCategories(context)),
    route(calls.moveFavorite, { auth: 'token' }, ({ params, body }, context) =>
      moveFavorite(context, params.wordId, body.target_category_id),
    ),
    route(calls.listCategoryWords, { auth: 'token' }, (input, context) =>
      listCategoryWords(context, input),
    ),
    route(calls.removeFavorite, { auth: 'token' }, ({ params }, context) =>
      removeFavorite(context, params.wordId),
    ),
    route(calls.deleteCategory, { auth: 'token' }, ({ params }, context) =>
      deleteCategory(context, params.categoryId),
    ),
    route(calls.searchFavorites, { auth: 'token' }, ({ query }, context) =>
      searchFavorites({ ...context, index }, query),
    ),
    fileRoute(calls.exportFavorites, { auth: 'token', limit: downloads }, ({ query }, context) =>
      exportFavorites(context, query),
    ),
  ];
}
