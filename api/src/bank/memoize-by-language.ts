import type { LanguageCode } from '@topwords/platform/contracts';

/**
 * Memoizes a function by language. Building the indexes of all languages at start would slow the
 * start down considerably.
 */
export function memoizeByLanguage<T>(
  make: (language: LanguageCode) => T,
): (language: LanguageCode) => T {
  const made = new Map<LanguageCode, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const one = make(language);
    made.set(language, one);
    return one;
  };
}
