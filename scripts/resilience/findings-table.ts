import { alignColumns } from '../tables/align-columns.ts';
import type { Finding } from './scenario.ts';

/** A line for each finding: whether it passes, what was measured, the result and the limit. */
export function findingsTable(findings: readonly Finding[]): string {
  const measured = alignColumns(
    findings.map(({ measure, found, isHeld }) => [`${isHeld ? '✓' : '✗'} ${measure}`, found]),
  ).split('\n');
  return findings.map(({ allowed }, index) => `${measured[index]}  (${allowed})`).join('\n');
}
