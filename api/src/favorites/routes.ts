import * as calls from '@topwords/platform/contracts';
import type { Downloads } from '../routing/downloads.ts';
import { fileRoute } from '../routing/file-route.ts';
import { given, route, type Route } from '../routing/route.ts';
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
    route(calls.addFavorite, { auth: 'token' }, addFavorite),
    route(calls.createCategory, { auth: 'token' }, createCategory),
    route(calls.listCategories, { auth: 'token' }, listCategories),
    route(calls.moveFavorite, { auth: 'token' }, moveFavorite),
    route(calls.listCategoryWords, { auth: 'token' }, listCategoryWords),
    route(calls.removeFavorite, { auth: 'token' }, removeFavorite),
    route(calls.deleteCategory, { auth: 'token' }, deleteCategory),
    route(calls.searchFavorites, { auth: 'token' }, given({ index }, searchFavorites)),
    fileRoute(calls.exportFavorites, { auth: 'token', limit: downloads }, exportFavorites),
  ];
}
