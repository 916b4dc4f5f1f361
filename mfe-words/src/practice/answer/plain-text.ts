import { typingOf } from '@topwords/languages/typing';
const marks = /\p{M}/gu;

/** Lower case as the language has it: in Turkish `I` is `ı` and `İ` is `i`. */
function lowerCase(text: string, language: string): string {
  // Elsewhere `İ` becomes an i with a dot above it.
  return text.toLocaleLowerCase(typingOf(language) ? language : 'en').replaceAll('i\u0307', 'i');
}

/**
 * What is typed, without what never matters: case, punctuation, spaces around and between words,
 * `ё` for `е`, and the stress marks of Russian dictionaries. Words are parted by one space.
 */
export function plainText(text: string, language: string): string {
  const plain = lowerCase(text.normalize('NFC'), language)
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}'-]+/gu, ' ')
    .replace(/(?<![\p{L}\p{M}\p{N}])['-]+|['-]+(?![\p{L}\p{M}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return typingOf(language)?.plain?.(plain) ?? plain;
}

/**
 * A plain text without its accents, for those whose keyboard lacks them: `cafe` for `café`,
 * `kirmizi` for `kırmızı`. Spanish `ñ` and Russian `й` stay: they are no accented n and и.
 */
export function bareText(plain: string, language: string): string {
  const own = typingOf(language)?.ownLetters;
  return Array.from(plain.replaceAll('ı', 'i'), (letter) =>
    own?.includes(letter) ? letter : letter.normalize('NFD').replace(marks, ''),
  ).join('');
}
