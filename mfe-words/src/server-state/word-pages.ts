import type { InfiniteData } from '@tanstack/react-query';
import type { Word } from '@topwords/platform/contracts';
import { wordPageSize } from '@topwords/platform/contracts';

/** One page of a list as the server answered it; `isLast` if it was not full. */
export interface WordPage {
  words: Word[];
  isLast: boolean;
}

/** The loaded pages of a list. */
export type WordPages = InfiniteData<WordPage>;

/** The words of all pages, without duplicates. */
export function wordsOf(pages: readonly WordPage[]): Word[] {
  return [...new Map(pages.flatMap(({ words }) => words).map((word) => [word.id, word])).values()];
}

/** The words of all pages, by frequency, with those that belong to what is loaded of the list. */
export function withWaiting(pages: readonly WordPage[], waiting: readonly Word[]): Word[] {
  const words = wordsOf(pages);
  const last = pages.at(-1);
  if (!last || waiting.length === 0) return words;
  const end = last.isLast ? Infinity : (words.at(-1)?.frequency_rank ?? 0);
  const known = new Set(words.map(({ id }) => id));
  const added = waiting.filter((word) => !known.has(word.id) && word.frequency_rank < end);
  if (added.length === 0) return words;
  return [...words, ...added].toSorted((one, other) => one.frequency_rank - other.frequency_rank);
}

/**
 * The next page to request, undefined at the end. It follows from the number of loaded words, since
 * a word that is removed from a filtered list shifts the later ones forward.
 */
export function nextPage(lastPage: WordPage, pages: WordPage[]): number | undefined {
  if (lastPage.isLast) return undefined;
  return Math.floor(wordsOf(pages).length / wordPageSize) + 1;
}

/** Only the first page, to start again without an empty screen. */
export function firstPageOf({ pages, pageParams }: WordPages): WordPages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
