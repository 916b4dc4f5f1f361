import { frequencyFolder } from './arguments.ts';
import { coverageReport, sizeReport } from './bank-report.ts';
import { formatFault } from './fault.ts';
import { readFrequencies } from './frequency.ts';
import { bankFolder } from './paths.ts';
import { readRows, type LocatedRow } from './read-rows.ts';

function coverageOrReason(rows: readonly LocatedRow[]): string {
  try {
    return coverageReport(rows, readFrequencies(frequencyFolder(process.argv)));
  } catch (error) {
    return `What it covers is left out: ${error instanceof Error ? error.message : String(error)}\n`;
  }
}

/** Prints what the bank holds and, where the lists are at hand, how much of each language it covers. */
const { rows, faults } = readRows(bankFolder);
if (faults.length > 0) {
  process.stderr.write(`${faults.map(formatFault).join('\n')}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${sizeReport(rows)}\n${coverageOrReason(rows)}`);
}
