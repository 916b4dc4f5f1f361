/**
 * Upper bounds of the buckets of a histogram, ascending; the first starts at 0. A bucket counts values
 * in `(previous bound, bound]`.
 */
export type Buckets = readonly number[];

/**
 * For times in milliseconds: fine where people notice, and at the thresholds of web vitals. The last
 * bound is the contract's `remoteDurationMaximum`.
 */
export const millisecondBuckets: Buckets = [
  10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1300, 1600, 2000, 2500, 3000, 4000,
  6000, 10_000, 20_000, 60_000, 600_000,
];

/** For cumulative layout shifts, which have no unit. */
export const shiftBuckets: Buckets = [
  0.001, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1,
  2, 5, 600_000,
];

/** The index of the bucket that a value belongs to. */
export function bucketOf(value: number, buckets: Buckets): number {
  const index = buckets.findIndex((bound) => value <= bound);
  return index === -1 ? buckets.length - 1 : index;
}

/** How many values a histogram has counted. */
export function countAll(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The value below which a share of all values lies, assuming that values are spread evenly over their
 * bucket; in the last bucket, whose end means nothing, its lower bound. Prometheus'
 * `histogram_quantile` does the same. Undefined when nothing was counted.
 * @param share from 0 to 1
 */
export function quantile(
  counts: readonly number[],
  buckets: Buckets,
  share: number,
): number | undefined {
  const all = countAll(counts);
  if (all === 0) return undefined;
  let left = share * all;
  for (const [index, bound] of buckets.entries()) {
    const count = counts[index] ?? 0;
    const lower = buckets[index - 1] ?? 0;
    if (count > 0 && left <= count) {
      return index === buckets.length - 1 ? lower : lower + (bound - lower) * (left / count);
    }
    left -= count;
  }
  return buckets.at(-2);
}

/** How many counted values are above a value, with the assumptions of {@link quantile}. */
export function countAbove(counts: readonly number[], buckets: Buckets, value: number): number {
  return buckets.reduce((sum, bound, index) => {
    const count = counts[index] ?? 0;
    const lower = buckets[index - 1] ?? 0;
    if (value <= lower) return sum + count;
    const isLast = index === buckets.length - 1;
    if (isLast || value >= bound) return sum;
    return sum + count * ((bound - value) / (bound - lower));
  }, 0);
}
