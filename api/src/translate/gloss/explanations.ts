import type { LanguageCode } from '@topwords/platform/contracts';
import { isExplanation } from './reading.ts';

/** What explains grammar begins so; other explanations begin with words that can be said. */
const grammar: Record<LanguageCode, RegExp> = {
  en: /^\((?:emphasis|-)/u,
  es: /^\((?:énfasis|futuro|condicional|verbo|-|¿)/u,
  ru: /^/u,
  tr: /^/u,
};

/**
 * A name that can be said: of `(have to, need to: it is necessary)` the first words, of what only
 * explains grammar nothing, which is undefined.
 */
export function sayable(name: string, to: LanguageCode): string | undefined {
  if (!isExplanation(name)) return name;
  if (grammar[to].test(name)) return undefined;
  return /^\((?<first>[^,;:()]+)/u.exec(name)?.groups?.['first'];
}
