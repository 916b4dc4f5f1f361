import { frequencyFolder } from './arguments.ts';
import { reportOf } from './bank-report.ts';
import { formatFault } from './fault.ts';
import { readFrequencies } from './frequency.ts';
import { bankFolder } from './paths.ts';
import { readRows } from './read-rows.ts';

/** Prints what the bank holds and how much of each language it covers. */
try {
  const frequencies = readFrequencies(frequencyFolder(process.argv));
  const { rows, faults } = readRows(bankFolder);
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  process.stdout.write(reportOf(rows, frequencies));
} catch (error) {
  process.stderr.write(
    `content:report: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
