import type { CatalogueWord } from './catalogue.ts';
import type { RankedTexts } from './ranked-texts.ts';

/** A word that matches a query, and how well: less is better. */
export interface Match {
  word: CatalogueWord;
  fit: number;
}

/** Compares matches for sorting: the better one first. */
export type CompareMatches = (one: Match, other: Match) => number;

/** Ranks of one index, the best one first, and how well the word of each matches. */
export interface RankedMatches {
  index: RankedTexts<CatalogueWord>;
  ranks: Int32Array;
  fitOf: (rank: number) => number;
}

/**
 * Adds words of some lists to those found, the best of all lists first and each word once, until
 * there are enough. Reads no more of the lists than it adds.
 */
export function addInOrder(
  found: CatalogueWord[],
  lists: readonly RankedMatches[],
  { limit, compare }: { limit: number; compare: CompareMatches },
): void {
  const readers = lists.map((list) => new MatchReader(list)).filter((reader) => reader.advance());
  while (found.length < limit && readers.length > 0) {
    let best = 0;
    for (let other = 1; other < readers.length; other += 1)
      if (compare(readers[other] as Match, readers[best] as Match) < 0) best = other;
    const reader = readers[best] as MatchReader;
    if (!found.includes(reader.word)) found.push(reader.word);
    if (!reader.advance()) readers.splice(best, 1);
  }
}

/** Is each match of a list in turn. */
class MatchReader implements Match {
  declare word: CatalogueWord;
  fit = 0;
  readonly #list: RankedMatches;
  #next = 0;

  constructor(list: RankedMatches) {
    this.#list = list;
  }

  /** Returns whether there is a further match. */
  advance(): boolean {
    const { index, ranks, fitOf } = this.#list;
    const rank = ranks[this.#next];
    if (rank === undefined) return false;
    this.#next += 1;
    this.word = index.values[rank] as CatalogueWord;
    this.fit = fitOf(rank);
    return true;
  }
}
