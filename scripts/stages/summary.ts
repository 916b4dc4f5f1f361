import { inSeconds } from '../building/in-seconds.ts';
import type { StageReport } from './outcome.ts';

/** The line under all others. */
export function totalLine(reports: readonly StageReport[]): string {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  return `${passed} passed, ${failed} failed`;
}

/** A table of all stages. */
export function summaryTable(reports: readonly StageReport[]): string {
  const rows = reports.map((report) => [
    `${report.failed === 0 ? '✓' : '✗'} ${report.title}`,
    String(report.passed),
    String(report.failed),
    inSeconds(report.milliseconds),
  ]);
  const table = [['  Stage', 'passed', 'failed', 'time'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map(([title = '', ...figures]) =>
      [
        title.padEnd(widths[0] ?? 0),
        ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}

/** All ran, and none failed. */
export function isSuccess(reports: readonly StageReport[]): boolean {
  return reports.length > 0 && reports.every((report) => report.failed === 0);
}
