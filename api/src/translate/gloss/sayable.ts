import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { isExplanation } from './reading/reading.ts';

/**
 * A name that can be part of a text: the first words of `(have to, need to: it is necessary)`.
 * Undefined for a name that only explains grammar.
 */
export function sayable(name: string, to: LanguageCode): string | undefined {
  if (!isExplanation(name)) return name;
  if (allGloss[to].unsayable.test(name)) return undefined;
  return /^\((?<first>[^,;:()]+)/u.exec(name)?.groups?.['first'];
}
