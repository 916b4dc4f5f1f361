import type { Rating } from '@topwords/platform/contracts';
import {
  default_w as defaultWeights,
  FSRSAlgorithm,
  Rating as Grade,
  S_MAX as stabilityMaximum,
  S_MIN as stabilityMinimum,
  type FSRSState,
} from 'ts-fsrs';
import type { RandomStream } from './random.ts';
import { weights, type Spread } from './spread.ts';

/** What a learner keeps of a word: stability in days, difficulty from 1 to 10. */
export type Trace = FSRSState;

/** A word's properties for one learner, as factors of the learner's median. */
interface Word {
  stabilityFactor: number;
  difficultyFactor: number;
}

/** A learner's true memory, hidden from schedules. Times are days. */
export interface Learner {
  /** Draws the properties of the learner's next word. */
  meetWord(stream: RandomStream): Word;
  /** The trace that a first answer leaves. */
  begin(word: Word, rating: Rating): Trace;
  /** The probability that a word is recalled. */
  recallOf(trace: Trace, elapsed: number): number;
  /** The trace after one more answer; `elapsed` is 0 within a day. */
  change(trace: Trace, elapsed: number, rating: Rating): Trace;
}

const grades = { again: Grade.Again, good: Grade.Good } as const;
const easiest = 1;
const hardest = 10;

/** The words of one learner vary half as much as learners do. */
const shareOfWords = 0.5;

function limit(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}

/** FSRS-6's weights for one learner: log-normal around the defaults, which are the median. */
function drawWeights(stream: RandomStream, spread: Spread): number[] {
  const stability = Math.exp(spread.initialStability * stream.normal());
  const difficulty = Math.exp(spread.difficulty * stream.normal());
  const growth = spread.growth * stream.normal();
  return defaultWeights.map((weight, place) => {
    if (weights.initialStabilities.some((each) => each === place)) return weight * stability;
    if (place === weights.difficulty) return weight * difficulty;
    return place === weights.growth ? weight + growth : weight;
  });
}

/**
 * Draws a learner. The same stream gives the same learner at every spread, only further from the
 * median.
 */
export function drawLearner(stream: RandomStream, spread: Spread): Learner {
  const algorithm = new FSRSAlgorithm({ w: drawWeights(stream, spread) });
  return {
    meetWord: (stream) => ({
      stabilityFactor: Math.exp(shareOfWords * spread.initialStability * stream.normal()),
      difficultyFactor: Math.exp(shareOfWords * spread.difficulty * stream.normal()),
    }),
    begin: ({ stabilityFactor, difficultyFactor }, rating) => {
      const { stability, difficulty } = algorithm.next_state(null, 0, grades[rating]);
      return {
        stability: limit(stability * stabilityFactor, stabilityMinimum, stabilityMaximum),
        difficulty: limit(difficulty * difficultyFactor, easiest, hardest),
      };
    },
    recallOf: ({ stability }, elapsed) => algorithm.forgetting_curve(elapsed, stability),
    change: (trace, elapsed, rating) => algorithm.next_state(trace, elapsed, grades[rating]),
  };
}
