import type { BankLanguage } from '../bank.ts';
import { isRegularForm } from '../inflection/regular-form.ts';
import { headwordsOf, languages } from '../row.ts';
import { fold, readingsOf, tokensOf } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';

type Matches = (reading: string, word: string) => boolean;

/** Whether the words stand among the tokens in their order, others perhaps between them ("get … up"). */
function standsIn(words: readonly string[], tokens: readonly string[], matches: Matches): boolean {
  let next = 0;
  for (const token of tokens) {
    const word = words[next];
    if (word !== undefined && readingsOf(token).some((reading) => matches(reading, word)))
      next += 1;
  }
  return next === words.length;
}

const isSame: Matches = (reading, word) => reading === word;

/** A headword of one column, with its listed forms. */
export interface SoughtWord {
  language: BankLanguage;
  text: string;
  forms: Iterable<string>;
  isVerb: boolean;
}

/** Whether a sentence holds the headword, a listed form, or a regular form of the headword. */
export function holdsHeadword(sentence: string, word: SoughtWord): boolean {
  const { language, text, forms, isVerb } = word;
  const tokens = tokensOf(sentence, language);
  const wordsOf = (phrase: string) => fold(phrase, language).split(' ');
  const isForm: Matches = (reading, part) =>
    reading === part || isRegularForm(part, reading, language, isVerb);
  if (standsIn(wordsOf(text), tokens, isForm)) return true;
  return [...forms].some((form) => standsIn(wordsOf(form), tokens, isSame));
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
          const isVerb = located.row.pos === 'verb';
          return holdsHeadword(text, { language, text: headword, forms, isVerb });
        });
        if (shown) return [];
        const detail = `"${text}" shows no form of ${headwords.join(' or ')}`;
        return [faultOf(located, 'headword-in-sentence', { language, text, detail })];
      });
    }),
  );
