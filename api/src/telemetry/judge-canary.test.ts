import { bucketOf, millisecondBuckets } from './buckets.ts';
import { attemptsOf, judgeCanary, type Tally } from './judge-canary.ts';

const bounds = { minimum_loads: 20, failure_excess: 0.05, load_time_ratio: 1.5 };

/** A histogram of loads that each took `milliseconds`. */
function timesOf(loads: number, milliseconds: number): number[] {
  const bucket = bucketOf(milliseconds, millisecondBuckets);
  return millisecondBuckets.map((_bound, index) => (index === bucket ? loads : 0));
}

function tally(loads: number, failedLoads = 0, brokenLoads = 0, milliseconds = 450): Tally {
  return { loads, failedLoads, brokenLoads, surplus: 0, loadTimes: timesOf(loads, milliseconds) };
}

test('an attempt counts as failed once, however many failures it has', () => {
  expect(attemptsOf(tally(10, 2, 3))).toEqual({ of: 12, count: 5 });
  expect(attemptsOf(tally(10, 2, 99))).toEqual({ of: 12, count: 12 });
});

test('surplus attempts of an account lower the share of failures', () => {
  expect(attemptsOf({ ...tally(10, 2), surplus: 8 })).toEqual({ of: 20, count: 2 });
});

test.each<[string, Tally, Tally]>([
  ['each attempt fails', tally(0, 20), tally(200, 2)],
  ['every load breaks later', tally(20, 0, 20), tally(200, 2)],
  ['a third fails', tally(14, 7), tally(200, 2)],
  ['a tenth of many attempts fails', tally(900, 100), tally(1000, 10)],
  ['every attempt fails and the stable version has no loads yet', tally(0, 20), tally(0)],
  ['half of the attempts fail and the stable version has few', tally(10, 10), tally(3)],
])('a canary is stopped when %s', (_name, canary, stable) => {
  expect(judgeCanary(bounds, canary, stable)).toMatch(/ failed, against .* more$/);
});

test.each<[string, Tally, Tally]>([
  ['there are too few attempts', tally(0, 19), tally(200)],
  ['nothing fails', tally(1000), tally(1000)],
  ['the stable version fails as often', tally(10, 10), tally(100, 100)],
  ['the difference is within the bound', tally(960, 40), tally(1000)],
  ['chance may explain it', tally(18, 2), tally(200, 2)],
  ['there is a single early failure and no data for the stable version', tally(19, 1), tally(0)],
  ['all versions fail, with too few attempts of the stable one', tally(0, 20), tally(0, 19)],
])('a canary continues when %s', (_name, canary, stable) => {
  expect(judgeCanary(bounds, canary, stable)).toBeUndefined();
});

test('the reason names both versions and the bound', () => {
  expect(judgeCanary(bounds, tally(14, 6), tally(198, 2))).toBe(
    '6 of 20 attempts (30 %) failed, against 2 of 200 attempts (1 %) of the stable version; the limit is 5 % more',
  );
});

test('a canary is stopped when its loads are slow', () => {
  expect(judgeCanary(bounds, tally(20, 0, 0, 2900), tally(20, 0, 0, 450))).toBe(
    'three of four loads took up to 2875 ms, against 475 ms with the stable version; the limit is 1.5 times that',
  );
});

test.each<[string, Tally, Tally]>([
  ['its loads take as long', tally(500), tally(500)],
  ['its loads take longer within the ratio', tally(500, 0, 0, 600), tally(500)],
  ['nobody would notice the difference', tally(500, 0, 0, 40), tally(500, 0, 0, 9)],
  ['there are too few loads of the stable version', tally(500, 0, 0, 9000), tally(19)],
  ['there are too few of its own', tally(19, 1, 0, 9000), tally(500)],
])('by load times, a canary continues when %s', (_name, canary, stable) => {
  expect(judgeCanary(bounds, canary, stable)).toBeUndefined();
});

/** Loads, two in five of which take ten times as long. */
function mixed(loads: number): Tally {
  const slow = timesOf(loads * 0.4, 5000);
  const usual = timesOf(loads * 0.6, 450);
  const loadTimes = usual.map((count, index) => count + (slow[index] ?? 0));
  return { loads, failedLoads: 0, brokenLoads: 0, surplus: 0, loadTimes };
}

test('a share of slow loads may be chance among twenty, but not among many', () => {
  expect(judgeCanary(bounds, mixed(20), tally(200))).toBeUndefined();
  expect(judgeCanary(bounds, mixed(200), tally(200))).toMatch(/^three of four loads/);
});
