import { alignColumns } from '../tables/align-columns.ts';
import type { Waits } from './watch-bystander.ts';

/** One measured value of a scenario with its limit. */
export interface Finding {
  /** Such as `p99 of another learner`. */
  measure: string;
  /** With its unit, such as `38 ms`. */
  found: string;
  /** With its unit, such as `under 100 ms`. */
  allowed: string;
  isHeld: boolean;
}

/** Any other condition. */
export function finding(measure: string, found: string, allowed: string, isHeld: boolean): Finding {
  return { measure, found, allowed, isHeld };
}

/** A value that may not be exceeded. */
export function atMost(measure: string, found: number, allowed: number, unit = ''): Finding {
  const isHeld = found <= allowed;
  return finding(measure, `${found.toFixed(0)}${unit}`, `at most ${allowed}${unit}`, isHeld);
}

/** A minimum count, without which the scenario proves nothing. */
export function atLeast(measure: string, found: number, allowed: number): Finding {
  return finding(measure, String(found), `at least ${allowed}`, found >= allowed);
}

/** A value that must match exactly. */
export function exactly<Value extends string | number>(
  measure: string,
  found: Value,
  allowed: Value,
): Finding {
  return finding(measure, String(found), String(allowed), found === allowed);
}

/** How long a learner outside the attack waited, in milliseconds. */
export function quickEnough(measure: string, waits: Waits, limit: number): Finding {
  const { p99, median, longest, count, failed } = waits;
  const [half, most] = [median.toFixed(0), longest.toFixed(0)];
  const allowed = `under ${limit} ms; ${count} calls, half within ${half} ms, the longest ${most} ms, ${failed} failed`;
  return finding(measure, `${p99.toFixed(0)} ms`, allowed, p99 < limit && failed === 0);
}

/** A line for each finding: whether it passes, what was measured, the result and the limit. */
export function findingsTable(findings: readonly Finding[]): string {
  const measured = alignColumns(
    findings.map(({ measure, found, isHeld }) => [`${isHeld ? '✓' : '✗'} ${measure}`, found]),
  ).split('\n');
  return findings.map(({ allowed }, index) => `${measured[index]}  (${allowed})`).join('\n');
}
