import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { isExplanation } from './reading/reading.ts';

/**
 * A name that can be said: of `(have to, need to: it is necessary)` the first words, of what only
 * explains grammar nothing, which is undefined.
 */
export function sayable(name: string, to: LanguageCode): string | undefined {
  if (!isExplanation(name)) return name;
  if (allGloss[to].unsayable.test(name)) return undefined;
  return /^\((?<first>[^,;:()]+)/u.exec(name)?.groups?.['first'];
}
