import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  listCategories,
  listCategoryWords,
  searchFavorites,
  type Favorite,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { keys } from './keys.ts';

interface Asking {
  host: Pick<HostApi, 'api'>;
}

/** Favourites may change in another tab or on another device: they are asked for again with each visit. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** The learner's categories, with their counts. */
export function categoriesQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.categories,
    queryFn: ({ signal }) => host.api.send(listCategories, {}, { signal }),
  });
}

/** A category's favourites, page by page. */
export function categoryWordsQuery({ host }: Asking, categoryId: string) {
  return infiniteQueryOptions({
    ...fresh,
    queryKey: keys.categoryWords(categoryId),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      host.api.send(
        listCategoryWords,
        { params: { categoryId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Favourites that hold a text, in all categories or one. */
export function favoriteSearchQuery(
  { host }: Asking,
  query: string,
  categoryId: string | undefined,
) {
  return queryOptions({
    ...fresh,
    queryKey: keys.favoriteSearch(query, categoryId),
    enabled: query !== '',
    queryFn: async ({ signal }): Promise<Favorite[]> => {
      const { results } = await host.api.send(
        searchFavorites,
        { query: categoryId === undefined ? { query } : { query, category_id: categoryId } },
        { signal },
      );
      return results;
    },
  });
}
