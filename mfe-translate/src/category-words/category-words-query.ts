import { infiniteQueryOptions } from '@tanstack/react-query';
import { listCategoryWords } from '@topwords/platform/contracts';
import { askServer, callKey } from '@topwords/platform/remote';

/** A category's favourites, page by page. */
export function categoryWordsQuery(categoryId: string) {
  const params = { categoryId };
  return infiniteQueryOptions({
    queryKey: callKey(listCategoryWords, { params }),
    initialPageParam: null as string | null,
    queryFn: ({ client, pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return askServer(client, listCategoryWords, { params, query }, signal);
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
