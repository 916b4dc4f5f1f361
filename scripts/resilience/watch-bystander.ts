import { quantile } from '../statistics/quantile.ts';

/** Between the starts of two calls, in milliseconds; a call does not wait for the one before. */
const interval = 20;

const calls = [
  '/words/es?limit=50',
  '/words/get_statistics',
  '/practice/queue?language=es',
  '/words/search-test?native_language=English&target_language=es&query=cas',
] as const;

/** How long the calls of a learner outside the attack took, in milliseconds. */
export interface Waits {
  count: number;
  /** Calls that were refused or not answered; their durations count too. */
  failed: number;
  median: number;
  p99: number;
  longest: number;
}

/**
 * Makes ordinary calls as a learner, through `get`, at a steady pace while `attack` runs, and waits
 * until all of them have ended.
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
    const startedAt = performance.now();
    await get(path).catch(() => (failed += 1));
    times.push(performance.now() - startedAt);
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
