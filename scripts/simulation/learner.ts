import type { Rating } from '@topwords/platform/contracts';
import {
  clamp,
  default_w as defaultWeights,
  FSRSAlgorithm,
  Rating as Grade,
  S_MAX as stabilityMaximum,
  S_MIN as stabilityMinimum,
  type FSRSState,
} from 'ts-fsrs';
import type { RandomStream } from './random.ts';

/** A word's properties for one learner, as factors of the learner's median. */
interface Word {
  stabilityFactor: number;
  difficultyFactor: number;
}

/**
 * A learner's true memory, hidden from schedules. A trace is what the learner keeps of a word:
 * stability in days, difficulty from 1 to 10. Times are days.
 */
export interface Learner {
  /** Draws the properties of the learner's next word. */
  meetWord(stream: RandomStream): Word;
  /** The trace that a first answer leaves. */
  begin(word: Word, rating: Rating): FSRSState;
  /** The probability that a word is recalled. */
  recallOf(trace: FSRSState, elapsed: number): number;
  /** The trace after one more answer; `elapsed` is 0 within a day. */
  change(trace: FSRSState, elapsed: number, rating: Rating): FSRSState;
}

const grades = { again: Grade.Again, good: Grade.Good } as const;

/** The words of one learner vary half as much as learners do. */
const shareOfWords = 0.5;

/** The deviation of the logarithm of a log-normal distribution, from its median and deviation. */
export function logarithmicDeviation(median: number, deviation: number): number {
  // variance = median² · x · (x - 1), where x = e^(σ²)
  const ratio = deviation / median;
  return Math.sqrt(Math.log((1 + Math.sqrt(1 + 4 * ratio * ratio)) / 2));
}

/** The indexes of the varied weights among FSRS-6's 21; the first four are initial stabilities. */
const places = { goodStability: 2, lastStability: 3, difficulty: 4, growth: 8 };

/**
 * How much Anki's users differ, on all subjects: standard deviations of the natural logarithms of
 * the stability after the first answer, of the difficulty, and of the growth with each recall,
 * whose weight is a logarithm itself. From the deviations of weights fitted to single users, of
 * FSRS's own optimiser: fsrs-rs, src/training.rs, PARAMS_STDDEV.
 */
const publishedSpread = {
  stability: logarithmicDeviation(defaultWeights[places.goodStability] ?? 0, 17.58),
  difficulty: logarithmicDeviation(defaultWeights[places.difficulty] ?? 0, 0.57),
  growth: 0.39,
};

/**
 * Draws a learner. The same stream gives the same learner at every spread, only further from the
 * median.
 * @param spread how much learners, and their words, differ: 1 is as much as Anki's users
 */
export function drawLearner(stream: RandomStream, spread: number): Learner {
  const deviations = {
    stability: publishedSpread.stability * spread,
    difficulty: publishedSpread.difficulty * spread,
  };
  // FSRS-6's weights for this learner: log-normal around the defaults, which are the median.
  const stability = Math.exp(deviations.stability * stream.normal());
  const difficulty = Math.exp(deviations.difficulty * stream.normal());
  const growth = publishedSpread.growth * spread * stream.normal();
  const w = defaultWeights.map((weight, place) => {
    if (place <= places.lastStability) return weight * stability;
    if (place === places.difficulty) return weight * difficulty;
    return place === places.growth ? weight + growth : weight;
  });
  const algorithm = new FSRSAlgorithm({ w });
  return {
    meetWord: (stream) => ({
      stabilityFactor: Math.exp(shareOfWords * deviations.stability * stream.normal()),
      difficultyFactor: Math.exp(shareOfWords * deviations.difficulty * stream.normal()),
    }),
    begin: ({ stabilityFactor, difficultyFactor }, rating) => {
      const { stability, difficulty } = algorithm.next_state(null, 0, grades[rating]);
      return {
        stability: clamp(stability * stabilityFactor, stabilityMinimum, stabilityMaximum),
        difficulty: clamp(difficulty * difficultyFactor, 1, 10),
      };
    },
    recallOf: ({ stability }, elapsed) => algorithm.forgetting_curve(elapsed, stability),
    change: (trace, elapsed, rating) => algorithm.next_state(trace, elapsed, grades[rating]),
  };
}
