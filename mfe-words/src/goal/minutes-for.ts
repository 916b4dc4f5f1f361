import { secondsPerReview } from '@topwords/platform/contracts';

/** An estimate, in seconds: a new word is also introduced. */
const secondsPerIntroduction = 5;

/** About how many minutes cards take, at least one. */
export function minutesFor(cards: number, newCards = 0): number {
  const seconds = cards * secondsPerReview + newCards * secondsPerIntroduction;
  return Math.max(1, Math.round(seconds / 60));
}
