import type { QueryClient } from '@tanstack/react-query';
import type { LanguageCode, Word, WordDetail, WordMarks } from '@topwords/platform/contracts';
import { keys, type WordFilter } from './keys.ts';
import { mapPages, wordsOf, type WordPages } from './word-pages.ts';

/** A word's new marks. */
export interface MarkedWord extends WordMarks {
  word_id: number;
  language_code: LanguageCode;
}

type MapWord = <W extends Word>(word: W) => W;

/** Shows new marks on every copy of the word that is kept. */
export function showMarks(client: QueryClient, { word_id, ...marked }: MarkedWord): void {
  const { is_starred, is_learned } = marked;
  const map: MapWord = (word) => (word.id === word_id ? { ...word, is_starred, is_learned } : word);
  client.setQueriesData<WordPages>(
    { queryKey: keys.allLists },
    (data) => data && mapPages(data, (words) => words.map(map)),
  );
  client.setQueriesData<Word[]>({ queryKey: keys.allSearches }, (data) => data?.map(map));
  client.setQueryData<WordDetail>(keys.detail(word_id), (data) => data && map(data));
}

/**
 * Lets the lists of starred and learned words follow marks that the server confirmed: a word that
 * no longer belongs leaves, and a list that lacks a word is asked for again.
 */
export function regroupLists(client: QueryClient, marked: MarkedWord): void {
  const belongs: [WordFilter, boolean][] = [
    ['starred', marked.is_starred],
    ['learned', marked.is_learned],
  ];
  for (const [filter, isMember] of belongs) {
    const queryKey = keys.list(marked.language_code, filter);
    const data = client.getQueryData<WordPages>(queryKey);
    const isThere = data && wordsOf(data.pages).some(({ id }) => id === marked.word_id);
    if (isThere && !isMember) {
      const others = mapPages(data, (words) => words.filter(({ id }) => id !== marked.word_id));
      client.setQueryData<WordPages>(queryKey, others);
    }
    if (isMember && !isThere) void client.invalidateQueries({ queryKey });
  }
}

/** A copy of the word among the lists and results that are kept. */
export function findWord(client: QueryClient, id: number): Word | undefined {
  const lists = client.getQueriesData<WordPages>({ queryKey: keys.allLists });
  const results = client.getQueriesData<Word[]>({ queryKey: keys.allSearches });
  const words = [
    ...lists.flatMap(([, data]) => (data ? wordsOf(data.pages) : [])),
    ...results.flatMap(([, data]) => data ?? []),
  ];
  return words.find((word) => word.id === id);
}
