import { plainText } from '@topwords/languages/typing';
import type { AskedMistake, Question } from './ask-mistake.ts';
import { findClozes } from './find-clozes.ts';
import type { MistakeSources } from './find-mistake.ts';

/** Typing a word that was misspelled: alone, or in a sentence if a form of it was. */
export function askSpelling(
  { prompts }: MistakeSources,
  { word, mistake, native }: AskedMistake,
): Question[] {
  const { language } = word;
  const { wanted } = mistake;
  const sides = [{ text: wanted, note: prompts.of(word, native).text }];
  const typed = { options: [], sides, explanation: null };
  const isHeadword = plainText(wanted, language) === plainText(word.text, language);
  const alone: Question = {
    ...typed,
    hint_kind: 'gloss',
    before: '',
    after: '',
    hint: prompts.of(word, native).text,
    answer: word.text,
  };
  const inSentence = findClozes(word, native)
    .filter(({ cloze }) => plainText(cloze.answer, language) === plainText(wanted, language))
    .slice(0, 2)
    .map(({ cloze: { before, answer, after, translation } }): Question => ({
      ...typed,
      hint_kind: 'translation',
      before,
      after,
      hint: translation,
      answer,
    }));
  return isHeadword ? [alone, ...inSentence] : inSentence;
}
