import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { keys, type WordFilter } from '../server-state/keys.ts';
import { wordListQuery } from '../server-state/queries.ts';
import { firstPageOf, wordsOf, type WordPages } from '../server-state/word-pages.ts';
import { useServices } from '../services.ts';
import { useTexts } from '../texts/index.ts';

/** Sets a list back to its first page and asks for it anew. */
export function restartList(client: QueryClient, code: LanguageCode, filter: WordFilter): void {
  const queryKey = keys.list(code, filter);
  client.setQueryData<WordPages>(queryKey, (data) => data && firstPageOf(data));
  void client.invalidateQueries({ queryKey });
}

/** The words of a list, growing page by page. */
export function useWordList(code: LanguageCode, filter: WordFilter) {
  const services = useServices();
  const { client, announcement } = services;
  const texts = useTexts();
  const list = useInfiniteQuery(wordListQuery(services, code, filter));
  const words = wordsOf(list.data?.pages ?? []);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;

  const pageCount = list.data?.pages.length ?? 0;
  const announcedPages = useRef(pageCount);
  useEffect(() => {
    if (pageCount > Math.max(announcedPages.current, 1)) {
      announcement.next(texts.words.loaded(words.length));
    }
    announcedPages.current = pageCount;
  }, [announcement, pageCount, texts, words.length]);

  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return {
    words,
    isLoading: list.isPending,
    hasFailed: list.isError && !isFetchNextPageError,
    isRefreshing: isFetching && !list.isFetchingNextPage,
    retry: () => void list.refetch(),
    hasMore: hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore,
    restart: () => {
      restartList(client, code, filter);
      void client.invalidateQueries({ queryKey: keys.statistics });
    },
  };
}

export type WordListState = ReturnType<typeof useWordList>;
