import type { Finding } from './scenario.ts';

/** A line for each finding: whether it holds, what was measured, found and allowed. */
export function findingsTable(findings: readonly Finding[]): string {
  const widthOf = (column: 'measure' | 'found') =>
    Math.max(...findings.map((finding) => finding[column].length));
  const [measureWidth, foundWidth] = [widthOf('measure'), widthOf('found')];
  return findings
    .map(({ measure, found, allowed, isHeld }) => {
      const mark = isHeld ? '✓' : '✗';
      return `${mark} ${measure.padEnd(measureWidth)}  ${found.padStart(foundWidth)}  (${allowed})`;
    })
    .join('\n');
}
