import {
  languageCodes,
  type LanguageCode,
  type TranslatorLanguage,
} from '@topwords/platform/contracts';
import type { BankPhrases } from './bank-phrases.ts';
import { tokenize } from './gloss/tokens.ts';

/** Tells which language a text is in. */
export interface Detector {
  /** Null when it cannot be told. */
  detect(text: string): Promise<TranslatorLanguage | null>;
}

/** By the bank: the one language that has most of the words. */
export function createDetector(phrases: BankPhrases): Detector {
  return {
    async detect(text) {
      const words = tokenize(text).filter(({ kind }) => kind === 'word');
      const counts = languageCodes.map((language): [LanguageCode, number] => [
        language,
        words.filter((word) => phrases.findWords(word.text, language).length > 0).length,
      ]);
      const [best, second] = counts.toSorted((a, b) => b[1] - a[1]);
      if (best === undefined || second === undefined || best[1] === second[1]) return null;
      return best[1] * 2 > words.length ? best[0] : null;
    },
  };
}
