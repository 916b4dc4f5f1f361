import type { Category, Favorite } from '@topwords/platform/contracts';
import type { User } from '../../users/user-repository.ts';
import { createDownloads } from '../../routing/downloads.ts';
import { download } from '../../testing/download.ts';
import { startApi, type TestAnswer, type TestApi } from '../../testing/start-api.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { favoriteRoutes } from '../routes.ts';

/** An id that nobody has. */
export const nobodysId = '0199b000-0000-7000-8000-00000000ffff';

/** A valid pair. */
export const pair = {
  from_lang: 'Spanish',
  to_lang: 'English',
  original_text: 'echar de menos',
  translated_text: 'to miss',
};

/** Starts an API that serves favourites. */
export function startFavorites(
  database?: TestDatabase,
  downloads = createDownloads(),
): Promise<TestApi> {
  return startApi({
    routes: favoriteRoutes({ downloads }),
    downloads,
    ...(database && { database }),
  });
}

function bodyOf({ status, body }: TestAnswer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Sends `addFavorite` with {@link pair} and overrides. */
export function add(api: TestApi, user: User, overrides: object = {}): Promise<TestAnswer> {
  return api.call('/api/words/add_favorites', { user, json: { ...pair, ...overrides } });
}

/** Saves a pair and returns the favourite. */
export async function save(api: TestApi, user: User, overrides: object = {}): Promise<Favorite> {
  const { favorite } = bodyOf(await add(api, user, overrides)) as { favorite: Favorite };
  return favorite;
}

/** Sends `createCategory`. */
export function create(api: TestApi, user: User, json: object): Promise<TestAnswer> {
  return api.call('/api/words/favorites/categories', { user, json });
}

/** The learner's categories as the API lists them. */
export async function categoriesOf(api: TestApi, user: User): Promise<Category[]> {
  return bodyOf(await api.call('/api/words/favorites/categories', { user })) as Category[];
}

/** Sends `moveFavorite`. */
export function move(api: TestApi, user: User, wordId: string, to: unknown): Promise<TestAnswer> {
  const json = { target_category_id: to };
  return api.call(`/api/words/favorites/words/${wordId}/move`, { method: 'PUT', user, json });
}

/** Sends `removeFavorite`. */
export function remove(api: TestApi, user: User, wordId: string): Promise<TestAnswer> {
  return api.call(`/api/words/favorites/words/${wordId}`, { method: 'DELETE', user });
}

/** Sends `deleteCategory`. */
export function deleteCategory(api: TestApi, user: User, id: string): Promise<TestAnswer> {
  return api.call(`/api/words/favorites/categories/delete/${id}`, { method: 'DELETE', user });
}

/** Sends `listCategoryWords` with a query such as `?limit=2`. */
export function listWords(
  api: TestApi,
  user: User,
  categoryId: string,
  query = '',
): Promise<TestAnswer> {
  return api.call(`/api/words/favorites/categories/${categoryId}/words${query}`, { user });
}

/** The favourites on the first page of a category. */
export async function wordsOf(api: TestApi, user: User, categoryId: string): Promise<Favorite[]> {
  const answer = await listWords(api, user, categoryId, '?limit=200');
  return (bodyOf(answer) as { words: Favorite[] }).words;
}

/** Sends `searchFavorites`. */
export function search(
  api: TestApi,
  user: User,
  query: Record<string, string>,
): Promise<TestAnswer> {
  return api.call(`/api/words/favorites/search?${new URLSearchParams(query)}`, { user });
}

/** The original texts that a search finds. */
export async function found(
  api: TestApi,
  user: User,
  query: string,
  categoryId?: string,
): Promise<string[]> {
  const answer = await search(api, user, {
    query,
    ...(categoryId !== undefined && { category_id: categoryId }),
  });
  const { results } = bodyOf(answer) as { results: Favorite[] };
  return results.map((result) => result.original_text);
}

/** Sends `exportFavorites` and returns the raw response. */
export function downloadFavorites(api: TestApi, user: User, query: string): Promise<Response> {
  return download(api, user, `/api/words/favorites/export${query}`);
}
