import type { Segment } from './segment.ts';

/** Whether consonants between two vowels can begin a syllable; called with two or more. */
export type IsOnset = (consonants: readonly string[]) => boolean;

/** Where the syllable of the vowel at `nucleus` begins: with the most consonants that may begin one. */
function syllableStart(segments: readonly Segment[], nucleus: number, isOnset: IsOnset): number {
  const before = segments.slice(0, nucleus);
  const start = before.findLastIndex(({ isVowel }) => isVowel) + 1;
  if (start === 0) return 0;
  for (let place = start; place < nucleus - 1; place += 1) {
    if (isOnset(segments.slice(place, nucleus).map(({ ipa }) => ipa))) return place;
  }
  return Math.max(start, nucleus - 1);
}

/** Joins the sounds of a word, with ˈ before each stressed syllable. */
export function markStress(segments: readonly Segment[], isOnset: IsOnset): string {
  const starts = new Set(
    segments.flatMap(({ isStressed }, place) =>
      isStressed ? [syllableStart(segments, place, isOnset)] : [],
    ),
  );
  return segments.map(({ ipa }, place) => (starts.has(place) ? `ˈ${ipa}` : ipa)).join('');
}
