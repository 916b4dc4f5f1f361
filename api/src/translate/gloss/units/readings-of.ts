import type { WordMatch } from '../../phrases/bank-phrases.ts';
import type { Reading } from '../reading/reading.ts';

/** What each position down a list adds to a reading's distance. */
const steps = { word: 0.3, meaning: 0.2, likeness: 1 };

/** The readings of matches, nearest first. */
export function readingsOf(matches: readonly WordMatch[]): Reading[] {
  return matches
    .flatMap(({ word, likeness: how }, place) =>
      word.meanings.map((meaning, index) => ({
        word,
        meaning,
        distance: how * steps.likeness + place * steps.word + index * steps.meaning,
      })),
    )
    .toSorted((a, b) => a.distance - b.distance);
}
