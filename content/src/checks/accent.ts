import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes } from '@topwords/languages/identity';
import { paradigmWordsOf } from '../paradigms/paradigm-words-of.ts';
import { stressedWordOf } from '../paradigms/stress-tables.ts';
import type { Check } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

/** What authors say about a word's stress must agree with its tables. */
export const checkAccent: Check = ({ lexicon, draw }) =>
  languageCodes.flatMap((language) => {
    const { stress } = allGrammar[language];
    if (!stress) return [];
    return [...lexicon[language].values()].flatMap((entry) => {
      const tables = paradigmWordsOf(entry).flatMap((word) => draw(word).tables);
      return stress
        .faultsOf(stressedWordOf(entry), tables)
        .map((detail) => faultOfLexeme(entry.located, 'accent', { language, detail }));
    });
  });
