import type { CatalogueWord } from '../bank/catalogue.ts';

const strata = 24;
/** Words of the first stratum: the commonest are met first, and tell little apart. */
const firstStratum = 20;

/**
 * Cuts words, the commonest first, into at most 24 runs that grow by the same factor from one to the
 * next: to know 100 words or 120 is as far apart as to know 1,000 or 1,200.
 */
export function cutIntoStrata(words: readonly CatalogueWord[]): CatalogueWord[][] {
  const first = Math.max(1, Math.min(firstStratum, words.length / strata));
  const growth = (words.length / first) ** (1 / (strata - 1));
  const ends = Array.from({ length: strata }, (_, index) => Math.round(first * growth ** index));
  return ends
    .map((end, index) => words.slice(ends[index - 1] ?? 0, end))
    .filter((stratum) => stratum.length > 0);
}
