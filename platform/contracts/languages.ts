import { z } from 'zod/mini';

/** ISO 639-1 codes of the languages of the word bank. */
export const languageCodes = ['en', 'es', 'ru', 'tr'] as const;

/** English names, by which the API and the browser storage know a native language. */
export const languageNames = ['English', 'Russian', 'Spanish', 'Turkish'] as const;

/** One of `languageCodes`. */
export const languageCode = z.enum(languageCodes, { error: 'Unknown language' });
/** One of `languageNames`, in exactly that spelling. */
export const languageName = z.enum(languageNames, {
  error: ({ input }) =>
    input === undefined || input === ''
      ? 'Native Language is required'
      : 'Native language must be English, Russian, Spanish or Turkish',
});

/** An ISO 639-1 code of a language of the word bank. */
export type LanguageCode = z.infer<typeof languageCode>;

/** The English name of a language of the word bank. */
export type LanguageName = z.infer<typeof languageName>;

const namesByCode: Record<LanguageCode, LanguageName> = {
  en: 'English',
  es: 'Spanish',
  ru: 'Russian',
  tr: 'Turkish',
};

/** The English name of a language: `es` → `Spanish`. */
export function nameOfLanguage(code: LanguageCode): LanguageName {
  return namesByCode[code];
}

/** The code of a language given by its English name: `Spanish` → `es`; undefined for any other text. */
export function codeOfLanguage(name: string): LanguageCode | undefined {
  return languageCodes.find((code) => namesByCode[code] === name);
}

/** Whether a text is the code of a language of the word bank. */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return languageCode.safeParse(text).success;
}
