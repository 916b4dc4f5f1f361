import { attach } from './sounds.ts';
import type { WordFacts } from '../../paradigms/paradigm-table.ts';

function harmonyOf(vowel: string): WordFacts['harmony'] {
  const high = attach('', 'I', vowel);
  const isHigh = high === 'ı' || high === 'i' || high === 'u' || high === 'ü';
  return isHigh ? { low: attach('', 'A', vowel) === 'e' ? 'e' : 'a', high } : undefined;
}

/** How the stem's last consonant changes before a vowel, if it does. */
function softeningOf(plain: string, beforeVowel: string): WordFacts['softening'] {
  const from = plain.at(-1) ?? '';
  const to = beforeVowel.at(-1) ?? '';
  const isSoftened = plain.length === beforeVowel.length && from !== to;
  return isSoftened && plain.slice(0, -1) === beforeVowel.slice(0, -1) ? { from, to } : undefined;
}

/** The vowels that a word's suffixes take, and the change of its last consonant before a vowel. */
export function turkishFacts(vowel: string, plain: string, beforeVowel: string): WordFacts {
  const harmony = harmonyOf(vowel);
  const softening = softeningOf(plain, beforeVowel);
  return { ...(harmony && { harmony }), ...(softening && { softening }) };
}
