import {
  identities,
  languageCodes,
  type LanguageCode,
  type LanguageName,
} from '@topwords/languages/identity';
import { z } from 'zod/mini';

export { languageCodes, type LanguageCode, type LanguageName };

/** English names, which identify a native language in the API and in browser storage. */
export const languageNames = languageCodes.map(nameOfLanguage).toSorted();

/** One of `languageCodes`. */
export const languageCode = z.enum(languageCodes, { error: 'Unknown language' });
/** One of `languageNames`, in exactly that spelling. */
export const languageName = z.enum(languageNames, {
  error: ({ input }) =>
    input === undefined || input === ''
      ? 'Native Language is required'
      : `Native language must be ${languageNames.join(', ').replace(/, (?=\w+$)/, ' or ')}`,
});

/** The English name of a language: `es` → `Spanish`. */
export function nameOfLanguage(code: LanguageCode): LanguageName {
  return identities[code].name;
}

/** The code of a language given by its English name: `Spanish` → `es`; undefined for any other text. */
export function codeOfLanguage(name: string): LanguageCode | undefined {
  return languageCodes.find((code) => nameOfLanguage(code) === name);
}

/** Whether a text is the code of a language of the word bank. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return languageCode.safeParse(text).success;
}
