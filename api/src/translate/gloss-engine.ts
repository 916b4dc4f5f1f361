import { isLanguageCode, languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { BankPhrases } from './phrases/bank-phrases.ts';
import type { TranslationEngine } from './engine.ts';
import { chooseReadings } from './gloss/choose-readings.ts';
import { beginAs, compose } from './gloss/compose.ts';
import { findUnits } from './gloss/find-units.ts';
import type { FormTables } from './gloss/grammar/form-tables.ts';
import { nameUnits } from './gloss/name-units.ts';
import { isExplanation, nameOf, type Reading } from './gloss/reading/reading.ts';
import { readWords } from './gloss/reading/source-word.ts';
import { tokenize } from './gloss/reading/token.ts';

/** The rank of a name that is no headword. */
const rankOfNone = 2000;
/** What is explained instead of named is mostly grammar, and common. */
const rarityOfExplanation = 0.5;

/**
 * A text word by word, from the bank alone: what each word most likely means where it stands, in the
 * form that its place asks for and in the order of the original. Words that the bank does not have
 * stay as they are.
 */
export function createGlossEngine(phrases: BankPhrases, tables: FormTables): TranslationEngine {
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
      const named = nameUnits(tables, units, chooseReadings(units, from, rarityIn(phrases, to)), {
        from,
        to,
      });
      const { translation, gloss } = compose(tokens, named, { from, to });
      return { translation: beginAs(text, translation, to), alternatives: [], gloss };
    },
  };
}

/** A tenth for each doubling of a name's rank: of two meanings the one with the commoner name. */
function rarityIn(phrases: BankPhrases, to: LanguageCode): (reading: Reading) => number {
  return (reading) => {
    const name = nameOf(reading, to) ?? '';
    if (isExplanation(name)) return rarityOfExplanation;
    const [match] = phrases.findWords(name, to);
    return Math.log2(1 + (match?.word.rank ?? rankOfNone)) / 10;
  };
}
