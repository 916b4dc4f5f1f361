/** A letter of a Turkish word with its author's marks. */
export interface TurkishLetter {
  letter: string;
  isVowel: boolean;
  /** Followed by `:`. */
  isLong: boolean;
  /** Followed by `'`: a palatal k, g or l. */
  isPalatal: boolean;
  /** Has U+0301. */
  isStressed: boolean;
}

const circumflexes = new Map([
  ['â', 'a'],
  ['î', 'i'],
  ['û', 'u'],
]);

/**
 * Reads the letters of a Turkish word, spelled or respelled: `:` after a long vowel, `'` after a
 * palatal k, g or l, U+0301 on a stressed vowel. A circumflex makes k, g or l before it palatal and
 * otherwise its vowel long; only in respellings is an apostrophe a mark.
 */
export function readTurkish(word: string, isRespelled: boolean): TurkishLetter[] {
  const letters: TurkishLetter[] = [];
  for (const [written] of word.normalize('NFD').matchAll(/\P{M}\p{M}*/gu)) {
    const letter = written.replace('\u0301', '').normalize('NFC');
    const last = letters.at(-1);
    const plain = circumflexes.get(letter);
    if (/[:ː]/u.test(letter)) {
      if (last) last.isLong = true;
    } else if (/['’]/u.test(letter)) {
      if (last && isRespelled) last.isPalatal = true;
    } else {
      const softens = plain !== undefined && /[kgl]/u.test(last?.letter ?? '');
      if (softens && last) last.isPalatal = true;
      letters.push({
        letter: plain ?? letter,
        isVowel: /[aeıioöuü]/u.test(plain ?? letter),
        isLong: plain !== undefined && !softens && !isRespelled,
        isPalatal: false,
        isStressed: written.includes('\u0301'),
      });
    }
  }
  return letters;
}
