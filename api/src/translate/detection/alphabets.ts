import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { allText } from '@topwords/languages/text';

function lettersOf(text: string): string {
  // Turkish has its own small letter of I; every other language has the same.
  const lower = text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
  return lower.replaceAll(/[^\p{L}¿¡]/gu, '');
}

/** Whether all letters of a text are of a language. */
export function fitsAlphabet(text: string, language: LanguageCode): boolean {
  return allText[language].alphabet.test(lettersOf(text).replaceAll(/[¿¡]/gu, ''));
}

/** The language that the letters of a text give away: `mañana`, `ağaç`, `мы`. */
export function languageOfLetters(text: string): LanguageCode | undefined {
  const lower = lettersOf(text);
  return languageCodes.find((code) => {
    const { telling } = allText[code];
    return telling !== undefined && telling.has.test(lower) && !telling.lacks.test(lower);
  });
}
