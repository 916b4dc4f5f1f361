import { fold, wordsIn } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/languages/identity';

/** The words of a sentence that are written like names: capitalized, and not at its beginning. */
export function namesIn(sentence: string, language: LanguageCode): Set<string> {
  const inside = wordsIn(sentence.replace(/^[^\p{L}]*\p{L}+/u, ''));
  const capitalized = inside.filter((word) => /^\p{Lu}/u.test(word));
  return new Set(capitalized.map((word) => fold(word, language)));
}
