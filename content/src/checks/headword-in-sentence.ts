import type { BankLanguage } from '../bank.ts';
import { isRegularForm } from '../inflection/regular-form.ts';
import { headwordsOf, languages } from '../row.ts';
import { fold, readingsOf, tokensOf } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';

/** Whether a token is the word itself or, where `inflected`, a regular form of it. */
function isWord(token: string, word: string, language: BankLanguage, inflected: boolean): boolean {
  return readingsOf(token).some(
    (reading) => reading === word || (inflected && isRegularForm(word, reading, language)),
  );
}

/** Whether the words stand among the tokens in their order, others perhaps between them ("get … up"). */
function standsIn(
  words: readonly string[],
  tokens: readonly string[],
  language: BankLanguage,
  inflected: boolean,
): boolean {
  let next = 0;
  for (const token of tokens) {
    const word = words[next];
    if (word !== undefined && isWord(token, word, language, inflected)) next += 1;
  }
  return next === words.length;
}

/** Whether a sentence holds the headword, a listed form, or a regular form of the headword. */
export function holdsHeadword(
  sentence: string,
  headword: string,
  forms: Iterable<string>,
  language: BankLanguage,
): boolean {
  const tokens = tokensOf(sentence, language);
  const wordsOf = (text: string) => fold(text, language).split(' ');
  if (standsIn(wordsOf(headword), tokens, language, true)) return true;
  return [...forms].some((form) => standsIn(wordsOf(form), tokens, language, false));
}

/** Each sentence shows a word of its row, in every language that has one. */
export const checkHeadwordInSentence: Check = ({ rows, lexicon }) =>
  rows.flatMap((located) =>
    languages.flatMap((language) => {
      const headwords = headwordsOf(located.row, language);
      if (headwords.length === 0) return [];
      return located.row.sentences.flatMap((sentence) => {
        const text = sentence[language];
        const shown = headwords.some((headword) => {
          const forms = lexicon[language].get(headword)?.forms ?? [];
          return holdsHeadword(text, headword, forms, language);
        });
        if (shown) return [];
        const detail = `"${text}" shows no form of ${headwords.join(' or ')}`;
        return [faultOf(located, 'headword-in-sentence', { language, text, detail })];
      });
    }),
  );
