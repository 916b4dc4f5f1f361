import { frequencyFolder } from './frequency-folder.ts';
import { completenessReport, coverageReport, sizeReport } from './bank-report.ts';
import { formatFault } from './rows/fault.ts';
import { readFrequencies, type Frequencies } from './ranks/frequency.ts';
import { loadInflect } from './lexicon/inflect.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { bankFolder } from './paths.ts';
import { readRows } from './rows/read-rows.ts';
import { readLeftOut } from './sources.ts';

function frequenciesOrReason(): Frequencies | string {
  try {
    return readFrequencies(frequencyFolder(process.argv));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Prints the size of the bank and, if the lists are available, how much of each language it covers.
 * Fails when one of the most frequent forms neither belongs to a headword nor is left out with a
 * reason.
 */
const { rows, faults } = readRows(bankFolder);
if (faults.length > 0) {
  process.stderr.write(`${faults.map(formatFault).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const lexicon = buildLexicon(rows, await loadInflect());
  process.stdout.write(`${sizeReport(rows, lexicon)}\n`);
  const frequencies = frequenciesOrReason();
  if (typeof frequencies === 'string') {
    process.stdout.write(`What it covers is left out: ${frequencies}\n`);
  } else {
    const { text, isComplete } = completenessReport(lexicon, frequencies, readLeftOut());
    process.stdout.write(`${coverageReport(rows, lexicon, frequencies)}\n${text}`);
    if (!isComplete) process.exitCode = 1;
  }
}
