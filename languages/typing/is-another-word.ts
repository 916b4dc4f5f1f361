import { typingOf } from './typing-of.ts';

/**
 * Whether a text that differs from an answer only in its accents is another word or another form;
 * both are plain texts.
 */
export function isAnotherWord(
  given: string,
  answer: string,
  language: string,
  pos: string | null,
): boolean {
  const { accentPairs, stressedEnding } = typingOf(language) ?? {};
  if (accentPairs?.has(given)) return true;
  return pos === 'verb' && stressedEnding?.test(given) !== stressedEnding?.test(answer);
}
