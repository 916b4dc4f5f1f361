import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import {
  listWordsOfPartOfSpeech,
  wordPageSize,
  type LanguageCode,
  type PartOfSpeech,
  type Word,
  type WordMarks,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { keys } from './keys.ts';

/** The words of one part of speech, page by page; a page that is not full is the last. */
export function wordsOfPartQuery(
  { host }: { host: Pick<HostApi, 'api'> },
  language: LanguageCode,
  pos: PartOfSpeech,
) {
  return infiniteQueryOptions({
    queryKey: keys.words(language, pos),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      host.api.send(
        listWordsOfPartOfSpeech,
        {
          params: { lang: language, pos },
          query: { limit: String(wordPageSize), page: String(pageParam) },
        },
        { signal },
      ),
    getNextPageParam: (page, pages) => (page.length < wordPageSize ? undefined : pages.length + 1),
  });
}

/** Shows new marks on every copy of a word that is kept. */
export function showMarks(
  client: QueryClient,
  { word_id, is_starred, is_learned }: WordMarks & { word_id: number },
): void {
  client.setQueriesData<InfiniteData<Word[]>>(
    { queryKey: keys.allWords },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.map((word) => (word.id === word_id ? { ...word, is_starred, is_learned } : word)),
        ),
      },
  );
}
