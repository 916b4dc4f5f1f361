import type { CanaryBounds } from '@topwords/platform/contracts';
import { countAbove, countAll, millisecondBuckets, quantile } from './buckets.ts';
import { boundsOf, leastExcess, shareOf, type Proportion } from './proportions.ts';

/** What pages told of one version of a remote in some time. */
export interface Tally {
  loads: number;
  /** Attempts that ended before the first screen's module was there: stages `load` and `start`. */
  failedLoads: number;
  /** Loads after which the remote failed in a render or an event, each counted once. */
  brokenLoads: number;
  /** Further attempts, which failed or not, of accounts whose failures weigh no more. */
  surplus: number;
  /** Loads by their time, in `millisecondBuckets`. */
  loadTimes: readonly number[];
}

/** What a stable version of which little is known yet is taken to fail at. */
const presumedFailures = 0.05;

/** Nobody notices so little, in milliseconds, and small times vary by large factors. */
const noticedMilliseconds = 50;

/** The share of loads of which the bound of the load time speaks. */
const judgedShare = 0.75;

/** Attempts to load a version, and those of them that failed then or later. */
export function attemptsOf({ loads, failedLoads, brokenLoads, surplus }: Tally): Proportion {
  return { of: loads + failedLoads + surplus, count: failedLoads + Math.min(loads, brokenLoads) };
}

/**
 * Why a canary has left its bounds, for a person; undefined while it has not, or while chance may
 * still explain it. Both tallies are of the same time.
 *
 * Failures: the canary's share exceeds the stable one's by more than `failure_excess`, and so does the
 * least excess that is likely (99 %). A stable version with fewer attempts than `minimum_loads` is
 * taken to have made so many, of which the missing ones fail at 5 %; that is then an absolute bound,
 * so that a canary that nobody can use stops although nobody has loaded the stable version since.
 *
 * Load time: the canary's 75th percentile is more than `load_time_ratio` times the stable one's, and
 * by a sign test for quantiles (Conover, "Practical Nonparametric Statistics", 3.2) with 99 % more
 * than a quarter of its loads take longer than that; the stable one's percentile is taken at the upper
 * end of what is likely.
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
  return `${describe(ours)} failed, and ${describe(theirs)} of the stable version; ${inPercent(allowed)} more are allowed`;
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
  return `three of four loads took up to ${Math.round(seen)} ms, and ${Math.round(usual)} ms with the stable version; ${ratio} times that is allowed`;
}

function describe({ count, of }: Proportion): string {
  return `${count} of ${of} attempts (${inPercent(shareOf({ count, of }))})`;
}

function inPercent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
