import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type WordFilter, waitingFor, wordListQuery } from '../server-state/word-list-query.ts';
import { getStatistics, type LanguageCode } from '@topwords/platform/contracts';
import { callKey } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { firstPageOf, withWaiting } from '../server-state/word-pages.ts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';

/** Resets a list to its first page and refetches it. */
export function restartList(client: QueryClient, code: LanguageCode, filter: WordFilter): void {
  const { queryKey } = wordListQuery(code, filter);
  client.setQueryData(queryKey, (data) => data && firstPageOf(data));
  void client.invalidateQueries({ queryKey });
}

/** The words of a list, growing page by page. */
export function useWordList(code: LanguageCode, filter: WordFilter) {
  const { client, announcement, marker } = useServices();
  const texts = useTexts();
  const list = useInfiniteQuery(wordListQuery(code, filter));
  const waiting = useObservable(marker.waiting);
  const words = withWaiting(list.data?.pages ?? [], waitingFor(waiting, code, filter));
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
      void client.invalidateQueries({ queryKey: callKey(getStatistics) });
    },
  };
}

export type WordListState = ReturnType<typeof useWordList>;
