import { identityList } from '../lists/identity.ts';

/** The languages of the word bank by code, in display order. */
export const identities = identityList;

/** An ISO 639-1 code of a language of the word bank. */
export type LanguageCode = keyof typeof identityList;

/** The English name of a language of the word bank. */
export type LanguageName = (typeof identityList)[LanguageCode]['name'];

/** ISO 639-1 codes of the languages of the word bank. */
export const languageCodes = Object.keys(identityList) as LanguageCode[];

/** Makes a value for each language, by its code. */
export function ofEachLanguage<T>(make: (code: LanguageCode) => T): Record<LanguageCode, T> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    T
  >;
}
