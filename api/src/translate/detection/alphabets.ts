import type { LanguageCode } from '@topwords/platform/contracts';

/** Letters of each of the bank's languages, in lower case; the marks that English borrows too. */
const letters: Record<LanguageCode, RegExp> = {
  en: /^[a-zéèêñïç]*$/u,
  es: /^[a-záéíóúüñ]*$/u,
  ru: /^[а-яё]*$/u,
  tr: /^[a-zçğıöşüâîû]*$/u,
};

/** Letters and marks that of all common languages only one has, unless the others beside them say no. */
const telling: [language: LanguageCode, has: RegExp, lacks: RegExp][] = [
  ['es', /[ñ¿¡]/u, /[ãõçœæßąęłýż]/u],
  ['tr', /[ğış]/u, /[əxqwăâîțţñãõ]/u],
  ['ru', /[ыэё]/u, /[іїєґўәғқңөұүһҗћђљњџ]/u],
];

function lettersOf(text: string): string {
  // Turkish has its own small letter of I; every other language has the same.
  const lower = text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
  return lower.replaceAll(/[^\p{L}¿¡]/gu, '');
}

/** Whether all letters of a text are of a language. */
export function fitsAlphabet(text: string, language: LanguageCode): boolean {
  return letters[language].test(lettersOf(text).replaceAll(/[¿¡]/gu, ''));
}

/** The language that the letters of a text give away: `mañana`, `ağaç`, `мы`. */
export function languageOfLetters(text: string): LanguageCode | undefined {
  const lower = lettersOf(text);
  return telling.find(([, has, lacks]) => has.test(lower) && !lacks.test(lower))?.[0];
}
