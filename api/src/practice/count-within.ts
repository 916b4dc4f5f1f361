import type { CatalogueWord } from '../bank/catalogue.ts';

/**
 * How many words at the beginning of a list are within a bound. Words within it precede all others.
 */
export function countWithin(
  words: readonly CatalogueWord[],
  isWithin: (word: CatalogueWord) => boolean,
): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    if (word !== undefined && isWithin(word)) low = middle + 1;
    else high = middle;
  }
  return low;
}
