import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { allText } from '@topwords/languages/text';

function lettersOf(text: string): string {
  // `toLowerCase` turns İ into i and a combining dot.
  const lower = text.normalize('NFC').replaceAll('İ', 'i').toLowerCase();
  return lower.replaceAll(/[^\p{L}¿¡]/gu, '');
}

/** Whether all letters of a text belong to a language's alphabet. */
export function fitsAlphabet(text: string, language: LanguageCode): boolean {
  return allText[language].alphabet.test(lettersOf(text).replaceAll(/[¿¡]/gu, ''));
}

/** The language that a text's letters identify: `mañana`, `ağaç`, `мы`. */
export function languageOfLetters(text: string): LanguageCode | undefined {
  const lower = lettersOf(text);
  return languageCodes.find((code) => {
    const { telling } = allText[code];
    return telling !== undefined && telling.has.test(lower) && !telling.lacks.test(lower);
  });
}
