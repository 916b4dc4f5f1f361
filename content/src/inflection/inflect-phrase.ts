import type { LanguageCode } from '@topwords/platform/contracts';

/** The place of the word of a phrase that is inflected; -1 where none alone is. */
function inflectedPlace(words: readonly string[], language: LanguageCode, pos: string): number {
  const last = words.length - 1;
  if (pos === 'noun') return { en: last, es: 0, ru: -1, tr: -1 }[language];
  if (pos !== 'verb') return -1;
  if (language === 'ru') return words.findIndex((word) => /(?:ть|ти|чь)(?:ся|сь)?$/u.test(word));
  return language === 'tr' ? last : 0;
}

/**
 * The forms of a phrase, by those of its one word that is inflected: "got up" for "get up",
 * "izin verdi" for "izin vermek". Turkish nouns of several words are inflected as a whole elsewhere;
 * in Russian ones every word is, and rows list them.
 */
export function inflectPhrase(
  phrase: string,
  { language, pos }: { language: LanguageCode; pos: string },
  formsOf: (word: string) => Iterable<string>,
): string[] {
  const words = phrase.split(' ');
  const place = words.length > 1 ? inflectedPlace(words, language, pos) : -1;
  const inflected = words[place];
  if (inflected === undefined) return [];
  return [...formsOf(inflected)].map((form) => words.with(place, form).join(' '));
}
