import { default_w as defaultWeights } from 'ts-fsrs';

/**
 * How much learners, or words, differ: standard deviations of the natural logarithms of the
 * stability after the first answer, of the growth with each recall, and of the difficulty.
 */
export interface Spread {
  initialStability: number;
  growth: number;
  difficulty: number;
}

/** The indexes of the varied weights among FSRS-6's 21. */
export const weights = { initialStabilities: [0, 1, 2, 3], difficulty: 4, growth: 8 } as const;

const goodStability = 2;

/**
 * Standard deviations of weights fitted to single Anki users, from FSRS's own optimiser: fsrs-rs,
 * src/training.rs, PARAMS_STDDEV.
 */
const publishedDeviations = { initialStability: 17.58, difficulty: 0.57, growth: 0.39 };

/** The deviation of the logarithm of a log-normal distribution, from its median and deviation. */
export function logarithmicDeviation(median: number, deviation: number): number {
  // variance = median² · x · (x - 1), where x = e^(σ²)
  const ratio = deviation / median;
  return Math.sqrt(Math.log((1 + Math.sqrt(1 + 4 * ratio * ratio)) / 2));
}

function defaultWeight(place: number): number {
  const weight = defaultWeights[place];
  if (weight === undefined) throw new Error(`FSRS has no weight ${place}`);
  return weight;
}

/** The spread of all Anki users, on all subjects: wider than that of learners of one subject. */
const publishedSpread: Spread = {
  initialStability: logarithmicDeviation(
    defaultWeight(goodStability),
    publishedDeviations.initialStability,
  ),
  difficulty: logarithmicDeviation(
    defaultWeight(weights.difficulty),
    publishedDeviations.difficulty,
  ),
  // The weight is itself the logarithm of the growth.
  growth: publishedDeviations.growth,
};

/** A fraction or a multiple of the spread of Anki's users. */
export function spreadOf(scale: number): Spread {
  return {
    initialStability: publishedSpread.initialStability * scale,
    difficulty: publishedSpread.difficulty * scale,
    growth: publishedSpread.growth * scale,
  };
}
