import { typingOf } from './typing-of.ts';
const marks = /\p{M}/gu;

/** Lower case by the rules of the language: in Turkish, `I` becomes `ı` and `İ` becomes `i`. */
function lowerCase(text: string, language: string): string {
  // In other languages `İ` would become an i with a combining dot above.
  return text.toLocaleLowerCase(typingOf(language) ? language : 'en').replaceAll('i\u0307', 'i');
}

/**
 * The typed text without what never counts: case, punctuation, spaces around and between words,
 * `ё` for `е`, and the stress marks of Russian dictionaries. Words are separated by one space.
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
 * A plain text without its accents, for keyboards that lack them: `cafe` for `café`,
 * `kirmizi` for `kırmızı`. Spanish `ñ` and Russian `й` stay: they are letters of their own.
 */
export function bareText(plain: string, language: string): string {
  const own = typingOf(language)?.ownLetters;
  return Array.from(plain.replaceAll('ı', 'i'), (letter) =>
    own?.includes(letter) ? letter : letter.normalize('NFD').replace(marks, ''),
  ).join('');
}
