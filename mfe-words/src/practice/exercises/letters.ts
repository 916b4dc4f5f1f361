import type { LanguageCode } from '@topwords/platform/contracts';

/** Letters and signs that a language has beyond the keyboard of English. */
const letters = new Map(
  Object.entries<readonly string[]>({
    es: ['á', 'é', 'í', 'ó', 'ú', 'ü', 'ñ', '¿', '¡'],
    tr: ['ç', 'ğ', 'ı', 'İ', 'ö', 'ş', 'ü'],
    ru: ['ё'],
  }),
);

/** The Cyrillic letters in the rows of a Russian keyboard. */
export const cyrillicRows: readonly (readonly string[])[] = [
  Array.from('йцукенгшщзхъ'),
  Array.from('фывапролджэ'),
  Array.from('ячсмитьбюё'),
];

/** The letters to offer: those of a language that the keyboard of the native language lacks. */
export function lettersFor(language: string, native: LanguageCode | undefined): readonly string[] {
  const own = letters.get(native ?? 'en') ?? [];
  return (letters.get(language) ?? []).filter((letter) => !own.includes(letter));
}
