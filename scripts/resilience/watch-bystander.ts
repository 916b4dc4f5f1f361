import { quantile } from '../statistics/quantile.ts';

/** Between the starts of two calls, in milliseconds: they start whether or not others have ended. */
const interval = 20;

const calls = [
  '/words/es?limit=50',
  '/words/get_statistics',
  '/practice/queue?language=es',
  '/words/search-test?native_language=English&target_language=es&query=cas',
] as const;

/** How long the calls of a learner took who has nothing to do with an attack, in milliseconds. */
export interface Waits {
  count: number;
  /** Calls that were refused or not answered; how long that took counts like any other. */
  failed: number;
  median: number;
  p99: number;
  longest: number;
}

/**
 * Has a learner, by `get` of a path, make ordinary calls at a steady pace for as long as `attack` lasts, and waits until
 * all of them have ended.
 */
export async function watchBystander<Result>(
  { get }: { get: (path: string) => Promise<unknown> },
  attack: () => Promise<Result>,
): Promise<{ result: Result; waits: Waits }> {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let count = 0;
  let failed = 0;
  const begin = async (path: string) => {
    const begun = performance.now();
    await get(path).catch(() => (failed += 1));
    times.push(performance.now() - begun);
  };
  const timer = setInterval(() => {
    under.push(begin(calls[count % calls.length] ?? calls[0]));
    count += 1;
  }, interval);
  let result: Result;
  try {
    result = await attack();
  } finally {
    clearInterval(timer);
  }
  await Promise.all(under);
  const waits = {
    count: times.length,
    failed,
    median: quantile(times),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
  };
  return { result, waits };
}
