import { isLanguageCode, languageCodes } from '@topwords/platform/contracts';
import type { BankPhrases } from './bank-phrases.ts';
import type { TranslationEngine } from './engine.ts';
import { chooseReadings } from './gloss/choose-readings.ts';
import { beginAs, compose } from './gloss/compose.ts';
import { findUnits } from './gloss/find-units.ts';
import { nameUnits } from './gloss/name-units.ts';
import { readWords } from './gloss/source-words.ts';
import { tokenize } from './gloss/tokens.ts';

/**
 * A text word by word, from the bank alone: what each word most likely means where it stands, in the
 * order of the original. Words that the bank does not have stay as they are.
 */
export function createGlossEngine(phrases: BankPhrases): TranslationEngine {
  return {
    name: 'gloss',
    quality: 'approximate',
    isOutside: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const tokens = tokenize(text);
      const isKnown = (word: string) => phrases.findWords(word, from).length > 0;
      const units = findUnits(phrases, readWords(tokens, from, isKnown), from);
      const named = nameUnits(units, chooseReadings(units, from), from, to);
      const { translation, gloss } = compose(tokens, named, { from, to });
      return { translation: beginAs(text, translation, to), alternatives: [], gloss };
    },
  };
}
