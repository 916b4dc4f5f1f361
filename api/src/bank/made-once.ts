import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * Makes something of each language when it is first asked for. Indexes of the whole word bank at
 * once would be a good part of the server's start.
 */
export function madeOnce<T>(make: (language: LanguageCode) => T): (language: LanguageCode) => T {
  const made = new Map<LanguageCode, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const one = make(language);
    made.set(language, one);
    return one;
  };
}
