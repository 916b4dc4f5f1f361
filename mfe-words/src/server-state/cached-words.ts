import type { QueryClient } from '@tanstack/react-query';
import {
  listWords,
  searchWords,
  type CallOutput,
  type LanguageCode,
  type Word,
  type WordMarks,
} from '@topwords/platform/contracts';
import { callKey } from '@topwords/platform/remote';
import { wordListQuery, type WordFilter } from './word-list-query.ts';
import { wordsOf, type WordPages } from './word-pages.ts';

/** A word's new marks. */
interface MarkedWord extends WordMarks {
  word_id: number;
  language_code: LanguageCode;
}

function withoutWord(data: WordPages, id: number): WordPages {
  const pages = data.pages.map((page) => ({
    ...page,
    words: page.words.filter((word) => word.id !== id),
  }));
  return { ...data, pages };
}

/**
 * Updates the lists of starred and learned words with marks that the server confirmed: a word that
 * no longer belongs is removed, and a list that lacks a word is refetched.
 */
export function regroupLists(client: QueryClient, marked: MarkedWord): void {
  const belongs: [WordFilter, boolean][] = [
    ['starred', marked.is_starred],
    ['learned', marked.is_learned],
  ];
  for (const [filter, isMember] of belongs) {
    const { queryKey } = wordListQuery(marked.language_code, filter);
    const data = client.getQueryData(queryKey);
    const isThere = data && wordsOf(data.pages).some(({ id }) => id === marked.word_id);
    if (isThere && !isMember) client.setQueryData(queryKey, withoutWord(data, marked.word_id));
    if (isMember && !isThere) void client.invalidateQueries({ queryKey });
  }
}

/** Finds a copy of the word in the cached lists and results. */
export function findWord(client: QueryClient, id: number): Word | undefined {
  const lists = client.getQueriesData<WordPages>({ queryKey: callKey(listWords) });
  const searches = client.getQueriesData<CallOutput<typeof searchWords>>({
    queryKey: callKey(searchWords),
  });
  const words = [
    ...lists.flatMap(([, data]) => (data ? wordsOf(data.pages) : [])),
    ...searches.flatMap(([, data]) => data?.results ?? []),
  ];
  return words.find((word) => word.id === id);
}
