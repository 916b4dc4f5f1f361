import { default_w as defaultWeights } from 'ts-fsrs';
import { drawLearner, logarithmicDeviation } from './learner.ts';
import { createStreams } from './random.ts';

const ordinaryWord = { stabilityFactor: 1, difficultyFactor: 1 };

test('without spread, a learner is the one that FSRS assumes', () => {
  const learner = drawLearner(createStreams(1)(), 0);
  expect(learner.meetWord(createStreams(2)())).toEqual(ordinaryWord);
  const trace = learner.begin(ordinaryWord, 'good');
  expect(trace.stability).toBe(defaultWeights[2]);
  expect(learner.recallOf(trace, 0)).toBe(1);
  expect(learner.recallOf(trace, trace.stability)).toBeCloseTo(0.9, 6);
});

test('recall strengthens a memory, more so after a longer time; failure weakens it', () => {
  const learner = drawLearner(createStreams(1)(), 0.5);
  const trace = learner.begin(ordinaryWord, 'good');
  const early = learner.change(trace, 1, 'good').stability;
  const late = learner.change(trace, 4, 'good').stability;
  expect(early).toBeGreaterThan(trace.stability);
  expect(late).toBeGreaterThan(early);
  expect(learner.change(trace, 4, 'again').stability).toBeLessThan(trace.stability);
});

/** By how much, in natural logarithms, a learner's first stability differs from the default. */
function differenceAt(scale: number): number {
  const learner = drawLearner(createStreams(6)(), scale);
  return Math.log(learner.begin(ordinaryWord, 'good').stability / (defaultWeights[2] ?? 0));
}

test('with more spread, the same learner is further from the default one', () => {
  expect(differenceAt(0.25)).not.toBe(0);
  expect(differenceAt(0.5) / differenceAt(0.25)).toBeCloseTo(2, 6);
});

test('even an extreme word stays within the limits of FSRS', () => {
  const learner = drawLearner(createStreams(1)(), 1);
  const odd = { stabilityFactor: 1e-9, difficultyFactor: 100 };
  expect(learner.begin(odd, 'again')).toEqual({ stability: 0.001, difficulty: 10 });
});

test('a logarithmic deviation is that of a log-normal distribution', () => {
  const sigma = 0.8;
  const median = 2.3;
  const square = sigma * sigma;
  const deviation = median * Math.sqrt(Math.exp(square) * (Math.exp(square) - 1));
  expect(logarithmicDeviation(median, deviation)).toBeCloseTo(sigma, 10);
  expect(logarithmicDeviation(median, 0)).toBe(0);
});
