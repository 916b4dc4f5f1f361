import { languageCodes } from '@topwords/languages/identity';
import type { Check } from './check.ts';
import { containsHeadword } from './headword-in-sentence.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

/** How many sentences of its own meanings must show each headword. */
const wanted = 2;

/** Each headword must have sentences that show it, not only another word of its rows. */
export const checkOwnSentences: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) =>
    [...lexicon[language].values()].flatMap((entry) => {
      const sentences = entry.rows.flatMap(({ row }) => row.sentences);
      const own = sentences.filter((sentence) => containsHeadword(sentence[language], entry));
      if (own.length >= wanted) return [];
      const detail = `has ${own.length} sentences that show it`;
      return [faultOfLexeme(entry.located, 'own-sentences', { language, detail })];
    }),
  );
