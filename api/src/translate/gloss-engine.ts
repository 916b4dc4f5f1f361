import { isLanguageCode, languageCodes } from '@topwords/platform/contracts';
import type { TranslationEngine } from './engine.ts';
import { chooseReadings } from './gloss/choose-readings.ts';
import { composeGloss } from './gloss/compose-gloss.ts';
import { findUnits } from './gloss/find-units.ts';
import { toClauses } from './gloss/grammar/clause-unit.ts';
import type { FormTables } from './forms/form-tables.ts';
import { readWords } from './gloss/reading/source-word.ts';
import { tokenize } from './gloss/reading/token.ts';
import type { NearestSentences } from './nearest/nearest-sentences.ts';
import type { BankPhrases } from './phrases/bank-phrases.ts';
import { withoutStress } from './phrases/edge-marks.ts';

/** What the gloss engine reads texts with. */
export interface GlossSources {
  phrases: BankPhrases;
  tables: FormTables;
  nearest: NearestSentences;
}

/**
 * Translates no sentence: explains each word of a text with the bank, its likeliest meaning in its
 * context first, and adds the bank's sentences that are nearest to it. `translation` lists those
 * meanings in the order of the text, and the words that the bank lacks.
 */
export function createGlossEngine({ phrases, tables, nearest }: GlossSources): TranslationEngine {
  return {
    name: 'gloss',
    quality: 'gloss',
    isCostly: false,
    listGroups: async () => [{ from: languageCodes, to: languageCodes }],
    async translate({ text, from, to }) {
      if (!isLanguageCode(from) || !isLanguageCode(to)) return null;
      const tokens = tokenize(withoutStress(text));
      const isKnown = (word: string) => phrases.findWords(word, from).length > 0;
      const units = findUnits({ phrases, tables }, readWords(tokens, from, isKnown), from);
      const readings = chooseReadings(units, from);
      const clauses = toClauses({ phrases, tables }, units, readings, from);
      const gloss = composeGloss(tokens, clauses, { from, to });
      const meanings = gloss.map((word) => word.translation ?? word.text);
      return {
        translation: meanings.length === 0 ? text : meanings.join(' · '),
        alternatives: [],
        gloss,
        nearest: nearest.find(
          readings.flatMap((one) => one?.word ?? []),
          { from, to },
        ),
      };
    },
  };
}
