import type { LetterTable } from './letter-table.ts';

/** How a native language says that a letter of a word is silent. */
const sayings = {
  en: (letters: string, word: string) => `*${letters}* in *${word}* is not pronounced.`,
  es: (letters: string, word: string) => `En *${word}*, la *${letters}* no se pronuncia.`,
  ru: (letters: string, word: string) => `В слове *${word}* не читается *${letters}*.`,
  tr: (letters: string, word: string) => `*${word}* kelimesinde *${letters}* okunmaz.`,
};

/** Entries for words with silent letters, from lines of `letters: word word …`. */
export function silentLetters(lines: string): LetterTable {
  const entries = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [letters = '', words = ''] = line.trim().split(': ');
      return words.split(' ').map((word) => [word, letters] as const);
    });
  return Object.fromEntries(
    entries.map(([word, letters]) => [
      word,
      {
        en: sayings.en(letters, word),
        es: sayings.es(letters, word),
        ru: sayings.ru(letters, word),
        tr: sayings.tr(letters, word),
      },
    ]),
  );
}
