import type { CatalogueWord } from '../bank/catalogue.ts';

/** How many of the words, most common first, have at most this rank. */
export function countToRank(words: readonly CatalogueWord[], rank: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.rank ?? Infinity) <= rank) low = middle + 1;
    else high = middle;
  }
  return low;
}
