import { foldText } from '@topwords/languages/text';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { LexiconEntry } from '../lexicon/lexicon.ts';
import type { Fault } from '../rows/fault.ts';
import type { Check, CheckedBank } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

/** The first words of each language among which no two may look the same on a card. */
const toldApart = 1000;

/**
 * Two words that one of them tells from the other, or that are forms of one verb: partners in aspect
 * are taught as a pair.
 */
function areTold(one: LexiconEntry, other: LexiconEntry): boolean {
  return namedBy(one).includes(other.text) || namedBy(other).includes(one.text);
}

function namedBy({ lexeme: { partners = [], synonyms = [] } }: LexiconEntry): string[] {
  return [...partners, ...synonyms.map(({ word }) => word)];
}

function faultsOf(
  entries: readonly LexiconEntry[],
  language: LanguageCode,
  native: LanguageCode,
): Fault[] {
  const byGloss = Map.groupBy(entries, ({ lexeme }) =>
    foldText(lexeme.senses[0]?.gloss[native] ?? ''),
  );
  return [...byGloss].flatMap(([gloss, same]) =>
    same.flatMap((entry, place) => {
      const other = same.slice(0, place).find((earlier) => !areTold(earlier, entry));
      if (!other) return [];
      const detail = `has the ${native} gloss "${gloss}", as has ${other.name}`;
      return [faultOfLexeme(entry.located, 'told-apart', { language, detail })];
    }),
  );
}

function commonestOf({ lexicon, ranks }: CheckedBank, language: LanguageCode): LexiconEntry[] {
  return ranks[language].slice(0, toldApart).flatMap((name) => lexicon[language].get(name) ?? []);
}

/** No two of the commonest words may have the same main gloss with nothing to tell them apart. */
export const checkToldApart: Check = (bank) =>
  languageCodes.flatMap((language) => {
    const entries = commonestOf(bank, language);
    return languageCodes
      .filter((native) => native !== language)
      .flatMap((native) => faultsOf(entries, language, native));
  });
