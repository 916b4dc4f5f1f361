import type { CanaryBounds } from '@topwords/platform/contracts';
import { countAbove, countAll, millisecondBuckets, quantile } from './buckets.ts';
import { boundsOf, leastExcess, shareOf, type Proportion } from './proportions.ts';

/** Counts of the reports on one version of a remote over some time. */
export interface Tally {
  loads: number;
  /** Attempts that failed before the first screen's module was loaded: stages `load` and `start`. */
  failedLoads: number;
  /** Loads after which the remote failed in a render or an event, each counted once. */
  brokenLoads: number;
  /** Further attempts, failed or not, of accounts whose failures no longer count. */
  surplus: number;
  /** Loads by load time, in `millisecondBuckets`. */
  loadTimes: readonly number[];
}

/** The presumed failure share of a stable version with few attempts. */
const presumedFailures = 0.05;

/** Smaller differences, in milliseconds, go unnoticed, and small times vary by large factors. */
const noticedMilliseconds = 50;

/** The quantile that is judged for load times. */
const judgedShare = 0.75;

/** Attempts to load a version, and how many of them failed then or later. */
export function attemptsOf({ loads, failedLoads, brokenLoads, surplus }: Tally): Proportion {
  return { of: loads + failedLoads + surplus, count: failedLoads + Math.min(loads, brokenLoads) };
}

/**
 * Explains to a person why a canary exceeds its bounds; undefined while it does not, or while chance
 * may still explain it. Both tallies cover the same time.
 *
 * Failures: the canary's share exceeds the stable one's by more than `failure_excess`, and so does the
 * least excess that is likely (99 %). If the stable version has fewer attempts than `minimum_loads`,
 * the missing ones are assumed to fail at 5 %; the bound is then absolute, so that a canary that nobody
 * can use is stopped even if nobody has loaded the stable version since.
 *
 * Load time: the canary's 75th percentile is more than `load_time_ratio` times the stable one's, and
 * by a sign test for quantiles (Conover, "Practical Nonparametric Statistics", 3.2) at 99 %, more than
 * a quarter of its loads take longer than that. The stable one's percentile is the upper end of its
 * confidence interval.
 */
export function judgeCanary(
  bounds: CanaryBounds,
  canary: Tally,
  stable: Tally,
): string | undefined {
  if (attemptsOf(canary).of < bounds.minimum_loads) return undefined;
  return judgeFailures(bounds, canary, stable) ?? judgeLoadTime(bounds, canary, stable);
}

function judgeFailures(
  { minimum_loads: minimum, failure_excess: allowed }: CanaryBounds,
  canary: Tally,
  stable: Tally,
): string | undefined {
  const ours = attemptsOf(canary);
  const theirs = attemptsOf(stable);
  const missing = Math.max(0, minimum - theirs.of);
  const presumed = { of: theirs.of + missing, count: theirs.count + missing * presumedFailures };
  const excess = shareOf(ours) - shareOf(presumed);
  const sure = missing === 0 ? leastExcess(ours, theirs) : boundsOf(ours).low - shareOf(presumed);
  if (excess <= allowed || sure <= allowed) return undefined;
  return `${describe(ours)} failed, against ${describe(theirs)} of the stable version; the limit is ${inPercent(allowed)} more`;
}

function judgeLoadTime(
  { minimum_loads: minimum, load_time_ratio: ratio }: CanaryBounds,
  canary: Tally,
  stable: Tally,
): string | undefined {
  const [ours, theirs] = [canary.loadTimes, stable.loadTimes];
  const [all, allTheirs] = [countAll(ours), countAll(theirs)];
  if (all < minimum || allTheirs < minimum) return undefined;
  const usual = quantile(theirs, millisecondBuckets, judgedShare) ?? 0;
  const { high } = boundsOf({ count: allTheirs * judgedShare, of: allTheirs });
  const likely = quantile(theirs, millisecondBuckets, high) ?? 0;
  const limit = Math.max(ratio * likely, likely + noticedMilliseconds);
  const slow = { count: countAbove(ours, millisecondBuckets, limit), of: all };
  if (boundsOf(slow).low <= 1 - judgedShare) return undefined;
  const seen = quantile(ours, millisecondBuckets, judgedShare) ?? 0;
  return `three of four loads took up to ${Math.round(seen)} ms, against ${Math.round(usual)} ms with the stable version; the limit is ${ratio} times that`;
}

function describe({ count, of }: Proportion): string {
  return `${count} of ${of} attempts (${inPercent(shareOf({ count, of }))})`;
}

function inPercent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
