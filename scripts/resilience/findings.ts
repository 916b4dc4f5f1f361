import type { Finding } from './scenario.ts';
import type { Waits } from './watch-bystander.ts';

/** A count that may not be exceeded. */
export function atMost(measure: string, found: number, allowed: number): Finding {
  return { measure, found: String(found), allowed: `at most ${allowed}`, isHeld: found <= allowed };
}

/** A minimum count, without which the scenario proves nothing. */
export function atLeast(measure: string, found: number, allowed: number): Finding {
  return {
    measure,
    found: String(found),
    allowed: `at least ${allowed}`,
    isHeld: found >= allowed,
  };
}

/** A value that must match exactly. */
export function exactly(
  measure: string,
  found: string | number,
  allowed: string | number,
): Finding {
  return {
    measure,
    found: String(found),
    allowed: String(allowed),
    isHeld: found === allowed,
  };
}

/** How long a learner outside the attack waited, in milliseconds. */
export function quickEnough(measure: string, waits: Waits, limit: number): Finding {
  const { p99, median, longest, count, failed } = waits;
  const [half, most] = [median.toFixed(0), longest.toFixed(0)];
  return {
    measure,
    found: `${p99.toFixed(0)} ms`,
    allowed: `under ${limit} ms; ${count} calls, half within ${half} ms, the longest ${most} ms, ${failed} failed`,
    isHeld: p99 < limit && failed === 0,
  };
}
