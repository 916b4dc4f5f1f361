import {
  bucketOf,
  countAbove,
  millisecondBuckets,
  quantile,
  shiftBuckets,
  type Buckets,
} from './buckets.ts';

const buckets: Buckets = [10, 20, 40, 1000];

test('a value on a bound belongs to the bucket below it', () => {
  const values = [0, 10, 10.1, 20, 40, 41, 5000];
  expect(values.map((value) => bucketOf(value, buckets))).toEqual([0, 0, 1, 1, 2, 3, 3]);
});

test('values are assumed to be spread evenly over their bucket', () => {
  expect(quantile([0, 4, 0, 0], buckets, 0.5)).toBe(15);
  expect(quantile([2, 0, 2, 0], buckets, 0.75)).toBe(30);
  expect(countAbove([0, 4, 0, 0], buckets, 15)).toBe(2);
  expect(countAbove([2, 0, 2, 0], buckets, 30)).toBe(1);
});

test('the last bucket counts by its lower bound', () => {
  expect(quantile([0, 0, 0, 8], buckets, 0.5)).toBe(40);
  expect(countAbove([0, 0, 0, 8], buckets, 39)).toBe(8);
  expect(countAbove([0, 0, 0, 8], buckets, 41)).toBe(0);
});

test('an empty histogram has no quantile', () => {
  expect(quantile([0, 0, 0, 0], buckets, 0.5)).toBeUndefined();
  expect(quantile([], buckets, 0.5)).toBeUndefined();
});

test.each([{ bounds: millisecondBuckets }, { bounds: shiftBuckets }])(
  'the bounds ascend and fit into the table',
  ({ bounds }) => {
    expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
    // The table has 24 columns.
    expect(bounds.length).toBeLessThanOrEqual(24);
    expect(bounds.at(-1)).toBe(600_000);
  },
);
