/**
 * Languages in which the interface may be shown, by ISO 639-1 code. A front end has a catalogue for
 * each: a plain module of texts, with functions for texts that take values. Other catalogues must
 * match the type of the English one.
 */
export const interfaceLanguages = ['en', 'es', 'ru', 'tr'] as const;

/** The cookie with the language that someone chose for the interface; scripts set it. */
export const languageCookieName = 'topwords-language';

/** The ISO 639-1 code of a language in which the interface may be shown. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Returns the first supported language among the preferred ones (BCP 47 tags), else English. */
export function chooseInterfaceLanguage(preferred: readonly string[]): InterfaceLanguage {
  for (const tag of preferred) {
    const found = interfaceLanguages.find((language) => language === tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
