import { allCorrection, nearMisses, withoutAccents } from '@topwords/languages/correction';
import type { LanguageCode } from '@topwords/languages/identity';
import type { Speller } from '@topwords/languages/grammar';
import type { SpellingOfLanguage } from './spelling.ts';

interface SpelledWord {
  text: string;
  level: string;
  forms: readonly string[];
}

const shortest = 5;
const common = new Set(['A1', 'A2', 'B1']);

/** The common words of a language, and the real words among their near misses. */
export function findSpelling(
  language: LanguageCode,
  words: readonly SpelledWord[],
  isSpelled: Speller,
): SpellingOfLanguage {
  const { alike = '' } = allCorrection[language];
  const forms = words
    .filter(({ level }) => common.has(level))
    .flatMap(({ text, forms }) => [text, ...forms])
    .filter((text) => /^\p{Ll}{3,}$/u.test(text))
    .filter((text) => text.length >= shortest || withoutAccents(text) !== text);
  const covered = new Set(forms);
  const misses = new Set([...covered].flatMap((word) => [...nearMisses(word, alike)]));
  const real = [...misses].filter((word) => {
    if (covered.has(word)) return false;
    const name = word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
    return isSpelled(word) || isSpelled(name);
  });
  return { words: [...covered].toSorted().join(' '), real: real.toSorted().join(' ') };
}
