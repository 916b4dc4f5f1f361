import { allTutor } from '@topwords/languages/tutor';
import { typingOf } from '@topwords/languages/typing';
import type { AskedMistake, Question } from './ask-mistake.ts';
import { explainMistake } from './explain-mistake.ts';
import type { MistakeSources } from './find-mistake.ts';

/** The article of a noun that was given the other gender's; nothing for other mistakes. */
export function askArticle(
  { prompts, teachingOf }: MistakeSources,
  asked: AskedMistake,
): Question[] {
  const { word, mistake, native } = asked;
  const { language, text } = word;
  const genders = typingOf(language)?.articleGenders;
  const articleOf = (phrase: string) =>
    phrase.endsWith(` ${text}`) ? phrase.slice(0, -text.length - 1) : '';
  const [right, wrong] = [articleOf(mistake.wanted), articleOf(mistake.taken)];
  const gender = genders?.get(right);
  if (gender === undefined || !genders?.has(wrong)) return [];
  return [
    {
      hint_kind: 'gloss',
      before: '',
      after: ` ${text}`,
      hint: prompts.of(word, native).text,
      options: [right, wrong],
      answer: right,
      sides: [{ text: mistake.wanted, note: allTutor[native].texts.gender[gender] }],
      explanation: explainMistake(teachingOf, asked),
    },
  ];
}
