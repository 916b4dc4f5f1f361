import { plainText } from '@topwords/languages/typing';
import type { LanguageCode } from '@topwords/platform/contracts';
import { presentTeaching } from '../bank/present-teaching.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { AskedMistake } from './ask-mistake.ts';

function contains(sentence: string, text: string, language: LanguageCode): boolean {
  return ` ${plainText(sentence, language)} `.includes(` ${plainText(text, language)} `);
}

/**
 * What authors wrote about exactly this mistake: why a typical mistake with both forms is wrong, or
 * for a gender the word's note about genders. Null if there is nothing.
 */
export function explainMistake(
  teachingOf: TeachingOf,
  { word, mistake: { kind, wanted, taken }, native }: AskedMistake,
): string | null {
  const { language } = word;
  const teaching = teachingOf(word);
  const { mistakes, grammar } = presentTeaching(word, teaching, { native });
  const typical = mistakes.find(
    ({ wrong, right }) =>
      contains(wrong, taken, language) &&
      contains(right, wanted, language) &&
      !contains(wrong, wanted, language),
  );
  if (typical) return typical.why;
  if (kind !== 'gender') return null;
  const ofGender = teaching.grammar.find(({ topics }) => topics.includes('gender'));
  return grammar.find(({ key }) => key === ofGender?.key)?.note ?? null;
}
