import { inSeconds } from '../building/in-seconds.ts';
import { alignColumns } from '../tables/align-columns.ts';
import type { StageReport } from './outcome.ts';

/** The last line of the report. */
export function totalLine(reports: readonly StageReport[]): string {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  return `${passed} passed, ${failed} failed`;
}

/** `1 flaky: …` for the tests of a stage that passed only at their second try; none if all passed at once. */
export function flakyLines({ title, flaky = [] }: StageReport): string[] {
  if (flaky.length === 0) return [];
  return [`${title}: ${flaky.length} flaky: ${flaky.join('; ')}`];
}

/** A table of all stages. */
export function summaryTable(reports: readonly StageReport[]): string {
  const rows = reports.map(({ title, passed, failed, milliseconds }) => [
    `${failed === 0 ? '✓' : '✗'} ${title}`,
    String(passed),
    String(failed),
    inSeconds(milliseconds),
  ]);
  return alignColumns([['  Stage', 'passed', 'failed', 'time'], ...rows]);
}

/** Whether anything ran and nothing failed. */
export function isSuccess(reports: readonly StageReport[]): boolean {
  return reports.length > 0 && reports.every((report) => report.failed === 0);
}
