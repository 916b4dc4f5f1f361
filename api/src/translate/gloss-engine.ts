import { isLanguageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases } from './phrases/bank-phrases.ts';
import { withoutStress } from './phrases/edge-marks.ts';
import type { TranslationEngine } from './engine.ts';
import { chooseReadings } from './gloss/choose-readings.ts';
import { matchInitialCase, compose } from './gloss/compose.ts';
import { findUnits } from './gloss/find-units.ts';
import type { FormTables } from './gloss/grammar/form-tables.ts';
import { nameUnits } from './gloss/name-units.ts';
import { isExplanation, nameOf, type Reading } from './gloss/reading/reading.ts';
import { readWords } from './gloss/reading/source-word.ts';
import { tokenize } from './gloss/reading/token.ts';

/** The rank assumed for a name that is not a headword. */
const defaultRank = 2000;
/** Explanations are mostly of grammar words, which are common. */
const explanationRarity = 0.5;

/**
 * Translates word by word with the bank alone: each word's likeliest meaning in its context,
 * inflected, in the order of the original. Words that the bank lacks stay unchanged.
 */
export function createGlossEngine(phrases: BankPhrases, tables: FormTables): TranslationEngine {
  return {
    name: 'gloss',
    quality: 'approximate',
    isOutside: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const tokens = tokenize(withoutStress(text));
      const isKnown = (word: string) => phrases.findWords(word, from).length > 0;
      const units = findUnits(phrases, readWords(tokens, from, isKnown), from);
      const named = nameUnits(tables, units, chooseReadings(units, from, rarityIn(phrases, to)), {
        from,
        to,
      });
      const { translation, gloss } = compose(tokens, named, { from, to });
      return { translation: matchInitialCase(text, translation, to), alternatives: [], gloss };
    },
  };
}

/** 0.1 for each doubling of a name's rank: prefers the meaning with the more common name. */
function rarityIn(phrases: BankPhrases, to: LanguageCode): (reading: Reading) => number {
  return (reading) => {
    const name = nameOf(reading, to) ?? '';
    if (isExplanation(name)) return explanationRarity;
    const [match] = phrases.findWords(name, to);
    return Math.log2(1 + (match?.word.rank ?? defaultRank)) / 10;
  };
}
