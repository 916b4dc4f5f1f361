import { foldText } from '../text/fold-text.ts';

/**
 * How learners misspell a word: two letters swapped, one left out or doubled, one for another that
 * sounds alike (`alike` lists such pairs, as in `ae cs`), or the accents left out.
 */
export function nearMisses(word: string, alike: string): Set<string> {
  const found = new Set<string>([withoutAccents(word)]);
  found.delete(word);
  if (word.length < shortest) return found;
  const pairs = alike.split(' ');
  for (let at = 0; at < word.length; at += 1) {
    const before = word.slice(0, at);
    const letter = word[at] ?? '';
    const next = word[at + 1] ?? '';
    const after = word.slice(at + 1);
    if (next !== '') found.add(before + next + letter + word.slice(at + 2));
    if (at > 0 || letter === 'h') found.add(before + after);
    found.add(before + letter + letter + after);
    for (const [first = '', second = ''] of pairs) {
      if (letter === first) found.add(before + second + after);
      if (letter === second) found.add(before + first + after);
    }
  }
  found.delete(word);
  return found;
}

/** Shorter words have too many neighbours: only their accents count. */
const shortest = 5;

/** The word without accents; й, ё and letters of their own stay as a keyboard has them. */
export function withoutAccents(word: string): string {
  return /[а-я]/u.test(word) ? word : foldText(word);
}

/** Words that are spelled right. */
interface SpelledWords {
  words: ReadonlyMap<string, unknown>;
  /** The same by their texts without accents. */
  byAccents: ReadonlyMap<string, readonly string[]>;
  alike: string;
  letters: string;
}

/** The words that a misspelling may stand for: those of which it is a near miss. */
export function wordsNear(
  misspelling: string,
  { words, byAccents, alike, letters }: SpelledWords,
): string[] {
  const candidates = nearMisses(misspelling, alike);
  for (const word of byAccents.get(misspelling) ?? []) candidates.add(word);
  for (let at = 0; at <= misspelling.length; at += 1) {
    for (const letter of letters) {
      candidates.add(misspelling.slice(0, at) + letter + misspelling.slice(at));
    }
  }
  return [...candidates].filter(
    (word) => words.has(word) && nearMisses(word, alike).has(misspelling),
  );
}
