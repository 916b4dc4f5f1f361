import { fold, readingsOf, tokensOf } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { headwordsOf } from '../rows/row.ts';
import { entryOfRow, type LexiconEntry } from '../lexicon/lexicon.ts';
import { faultOf, type Check } from './check.ts';

/** A headword of one column, with its forms. */
type SoughtWord = Pick<LexiconEntry, 'language' | 'text' | 'forms'>;

/**
 * Whether the tokens contain the words in order, possibly with other words in between ("get … up").
 */
function occursIn(words: readonly string[], tokens: readonly string[]): boolean {
  let next = 0;
  for (const token of tokens) {
    const word = words[next];
    if (word !== undefined && readingsOf(token).includes(word)) next += 1;
  }
  return next === words.length;
}

/** Whether a sentence contains the headword or one of its forms. */
export function containsHeadword(sentence: string, { language, text, forms }: SoughtWord): boolean {
  const tokens = tokensOf(sentence, language);
  return [text, ...forms].some((form) => occursIn(fold(form, language).split(' '), tokens));
}

/** Each sentence must contain a headword of its row, in every language that has one. */
export const checkHeadwordInSentence: Check = ({ rows, lexicon }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) => {
      const headwords = headwordsOf(located.row, language);
      if (headwords.length === 0) return [];
      return located.row.sentences.flatMap((sentence) => {
        const text = sentence[language];
        const shown = headwords.some((headword) => {
          const entry = entryOfRow(lexicon, language, { row: located.row, text: headword });
          return entry !== undefined && containsHeadword(text, entry);
        });
        if (shown) return [];
        const detail = `"${text}" shows no form of ${headwords.join(' or ')}`;
        return [faultOf(located, 'headword-in-sentence', { language, text, detail })];
      });
    }),
  );
