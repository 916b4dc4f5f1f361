import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';

/** A word without the ending of its part of speech: an infinitive ending, a gender vowel. */
function stemOf(text: string, language: LanguageCode): string {
  const stem = text.replace(allTutor[language].ending, '');
  return stem.length < 3 ? text : stem;
}

/** The number of letters that two texts have in common at their start. */
export function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Whether two words begin with the same stem: nearly all of the shorter one's. */
export function shareStem(a: string, b: string, language: LanguageCode): boolean {
  if (a === b || a.includes(' ') || b.includes(' ')) return false;
  const [one, other] = [stemOf(a, language), stemOf(b, language)];
  const shorter = Math.min(one.length, other.length);
  const shared = sharedStart(one, other);
  return shared >= 3 && shared >= shorter - (shorter > 4 ? 1 : 0);
}
