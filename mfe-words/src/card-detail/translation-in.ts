import type { LanguageCode, Translation } from '@topwords/platform/contracts';

/** The first translation into the learner's language; without one set, the first of all. */
export function translationIn(
  native: LanguageCode | undefined,
  translations: readonly Translation[],
): string | undefined {
  const found = native
    ? translations.find(({ language_code }) => language_code === native)
    : translations[0];
  return found?.translated_text;
}
