import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../bank/catalogue.ts';
import { plainEquivalentsIn, plainEquivalentsOf } from '../../bank/glosses.ts';
import { groupByEach } from '../../bank/group-by-each.ts';
import { comparable } from './edge-marks.ts';

/**
 * Finds the words of language `to` that have the text as an equivalent in language `from`: those of
 * whose main sense it is one first, then the most common.
 */
export type FindGlossed = (
  text: string,
  from: LanguageCode,
  to: LanguageCode,
) => readonly CatalogueWord[];

/** Indexes the equivalents of a catalogue's words, each pair of languages on first use. */
export function createFindGlossed(catalogue: Catalogue): FindGlossed {
  const pairs = new Map<string, ReadonlyMap<string, readonly CatalogueWord[]>>();

  function indexOf(from: LanguageCode, to: LanguageCode) {
    const name = `${from} ${to}`;
    const known = pairs.get(name);
    if (known !== undefined) return known;
    const index = groupByEach(catalogue.ofLanguage(to), (word) =>
      plainEquivalentsOf(word, from).map((equivalent) => comparable(equivalent, from)),
    );
    pairs.set(name, index);
    return index;
  }

  return (text, from, to) => {
    const asked = comparable(text, from);
    const isMain = ({ senses: [main] }: CatalogueWord) =>
      plainEquivalentsIn(main?.gloss[from] ?? '').some((one) => comparable(one, from) === asked);
    const found = indexOf(from, to).get(asked) ?? [];
    return found.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)) || a.rank - b.rank);
  };
}
