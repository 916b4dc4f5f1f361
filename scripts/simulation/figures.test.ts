import { quantile } from '../statistics/quantile.ts';
import { drawFigures, retentionAtReview } from './figures.ts';
import type { LearnerYear } from './simulate-learner.ts';
import { comparisonTable } from './tables.ts';

function buildYear(overrides: Partial<LearnerYear> = {}): LearnerYear {
  return {
    words: 100,
    answers: 2000,
    reviews: 1000,
    recalled: 900,
    distantReviews: 800,
    distantRecalled: 736,
    retained: 80,
    recall: 95,
    ...overrides,
  };
}

test('retention at review is the share of recalled words, each review counting the same', () => {
  const years = [
    { reviews: 100, recalled: 90 },
    { reviews: 300, recalled: 210 },
  ];
  expect(retentionAtReview(years)).toBe(0.75);
});

test('figures are per learner, per day or per word', () => {
  const years = [buildYear(), buildYear({ reviews: 3000, recalled: 2400, retained: 60 })];
  expect(drawFigures(years, 10)).toEqual({
    retention: 0.825,
    distantRetention: 0.92,
    lowRetention: 0.8,
    highRetention: 0.8,
    reviewsADay: 200,
    answersADay: 200,
    retainedWords: 70,
    words: 100,
    meanRecall: 0.95,
    reviewsPerRetainedWord: 4000 / 140,
  });
});

test('a quantile is the value below which that share of values lies', () => {
  const values = Array.from({ length: 101 }, (_one, index) => 100 - index);
  expect(quantile(values, 0.1)).toBe(10);
  expect(quantile(values, 0.9)).toBe(90);
  expect(() => quantile([], 0.5)).toThrow('no values');
});

test('the table shows schedules side by side', () => {
  const figures = drawFigures([buildYear({ words: 3650, retained: 3000 })], 10);
  const lines = comparisonTable([
    { name: 'one', figures },
    { name: 'other', figures },
  ]).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '|  | one | other |',
    '| --- | --: | --: |',
    '| retention at review | 90.0 % | 90.0 % |',
  ]);
  expect(lines).toContain('| words above 90 % at the end | 3,000 of 3,650 | 3,000 of 3,650 |');
});
