/** Which are not tried for a while, because their model failed. */
export interface Rests {
  isResting(key: string): boolean;
  /** A failure to load counts at once; one with a text may be the text's fault, and counts thrice in a row. */
  fail(key: string, during: 'loading' | 'working'): void;
  succeed(key: string): void;
}

const firstRestMilliseconds = 30_000;
const maxRestMilliseconds = 3_600_000;
const failuresWithTexts = 3;

/** Rests of half a minute after the first failure, and twice as long after each further one. */
export function createRests(now: () => number): Rests {
  const failures = new Map<string, { count: number; rests: number; until: number }>();
  return {
    isResting: (key) => now() < (failures.get(key)?.until ?? 0),
    fail(key, during) {
      const { count, rests } = failures.get(key) ?? { count: 0, rests: 0 };
      const isRest = during === 'loading' || count + 1 >= failuresWithTexts;
      const rest = Math.min(firstRestMilliseconds * 2 ** rests, maxRestMilliseconds);
      failures.set(key, {
        count: count + 1,
        rests: isRest ? rests + 1 : rests,
        until: isRest ? now() + rest : 0,
      });
    },
    succeed: (key) => void failures.delete(key),
  };
}
