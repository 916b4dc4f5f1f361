/** `count` of `of` observations. */
export interface Proportion {
  of: number;
  /** From 0 to `of`; may be fractional if estimated. */
  count: number;
}

/**
 * The confidence of bounds: the standard normal deviate for one-sided 99 %. More than the customary
 * 95 %, since a canary is judged every second.
 */
const usualDeviate = 2.326;

/** The observed share; 0 without observations. */
export function shareOf({ count, of }: Proportion): number {
  return of === 0 ? 0 : count / of;
}

/**
 * Bounds of the true share behind an observed one: the score interval of E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22 (1927). It also holds for few
 * observations, and for shares of 0 and 1.
 */
export function boundsOf(
  { count, of }: Proportion,
  deviate = usualDeviate,
): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const square = deviate ** 2;
  const centre = (share + square / (2 * of)) / (1 + square / of);
  const half =
    (deviate / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * The least by which the first true share exceeds the second: the hybrid score interval, method 10 of
 * R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics
 * in Medicine 17 (1998).
 */
export function leastExcess(first: Proportion, second: Proportion, deviate = usualDeviate): number {
  const [firstShare, secondShare] = [shareOf(first), shareOf(second)];
  return (
    firstShare -
    secondShare -
    Math.hypot(
      firstShare - boundsOf(first, deviate).low,
      boundsOf(second, deviate).high - secondShare,
    )
  );
}
