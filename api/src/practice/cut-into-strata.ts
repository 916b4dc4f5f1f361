import type { CatalogueWord } from '../bank/catalogue.ts';

const strata = 24;
/** Words in the first stratum: nearly every learner knows the most common words. */
const firstStratum = 20;

/**
 * Cuts words, most common first, into at most 24 runs that grow by a constant factor: the difference
 * between knowing 100 and 120 words matters as much as between 1,000 and 1,200.
 */
export function cutIntoStrata(words: readonly CatalogueWord[]): CatalogueWord[][] {
  const first = Math.max(1, Math.min(firstStratum, words.length / strata));
  const growth = (words.length / first) ** (1 / (strata - 1));
  const ends = Array.from({ length: strata }, (_, index) => Math.round(first * growth ** index));
  return ends
    .map((end, index) => words.slice(ends[index - 1] ?? 0, end))
    .filter((stratum) => stratum.length > 0);
}
