import { mark } from '@topwords/languages/tutor';
import type { WordTeaching } from '@topwords/platform/contracts';
import type { ComposeContext } from './compose-context.ts';

/** When to use the word and not a similar one, unless a contrast card says so. */
export function composeUsage({ facts }: ComposeContext): string[] {
  const { usage, teaching, word } = facts;
  return usage.synonyms
    .filter(({ text }) => !isContrasted(teaching, [word.text, text]))
    .map(sayDifference);
}

/** Whether a contrast card tells words apart. */
export function isContrasted({ contrasts }: WordTeaching, words: readonly string[]): boolean {
  return contrasts.some(({ terms }) => words.every((word) => terms.includes(word)));
}

/** The difference from a similar word, which is named if the difference does not. */
export function sayDifference({ text, difference }: { text: string; difference: string }): string {
  return difference.includes(text) ? difference : `${mark(text)}: ${difference}`;
}
