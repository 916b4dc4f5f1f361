import { boundsOf, leastExcess, shareOf } from './proportions.ts';

/** For two-sided 95 % intervals, as in the published examples. */
const deviate = 1.959964;

test.each([
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the true share behind %i of %i is between %d and %d', (count, of, low, high) => {
  const bounds = boundsOf({ count, of }, deviate);
  expect(bounds.low).toBeCloseTo(low, 4);
  expect(bounds.high).toBeCloseTo(high, 4);
});

test.each([
  // R. G. Newcombe, "Interval estimation for the difference" (1998), table II, method 10.
  [56, 70, 48, 80, 0.0524],
  [9, 10, 3, 10, 0.1705],
  [5, 56, 0, 29, -0.0381],
  [10, 10, 0, 10, 0.6075],
])('%i of %i exceeds %i of %i by at least %d', (count, of, others, ofOthers, least) => {
  const excess = leastExcess({ count, of }, { count: others, of: ofOthers }, deviate);
  expect(excess).toBeCloseTo(least, 4);
});

test('without observations the bounds are 0 and 1', () => {
  expect(shareOf({ count: 0, of: 0 })).toBe(0);
  expect(boundsOf({ count: 0, of: 0 })).toEqual({ low: 0, high: 1 });
});
