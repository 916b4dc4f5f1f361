import type { InfiniteData } from '@tanstack/react-query';
import type { Word } from '@topwords/platform/contracts';
import { wordPageSize } from '@topwords/platform/contracts';

/** One page of a list as the server answered it; `isLast` when it was not full. */
export interface WordPage {
  words: Word[];
  isLast: boolean;
}

/** The pages of a list that are loaded. */
export type WordPages = InfiniteData<WordPage>;

/** The words of all pages, each once. */
export function wordsOf(pages: readonly WordPage[]): Word[] {
  return [...new Map(pages.flatMap(({ words }) => words).map((word) => [word.id, word])).values()];
}

/**
 * The page to ask for next, undefined at the end. It follows from how many words are there, since
 * a word that left a filtered list moves the later ones forward.
 */
export function nextPage(lastPage: WordPage, pages: WordPage[]): number | undefined {
  if (lastPage.isLast) return undefined;
  return Math.floor(wordsOf(pages).length / wordPageSize) + 1;
}

/** The first page alone, to begin again without an empty screen. */
export function firstPageOf({ pages, pageParams }: WordPages): WordPages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
