import { frequencyFolder } from './frequency-folder.ts';
import {
  completenessReport,
  coverageReport,
  proseReport,
  sizeReport,
  teachingReport,
} from './bank-report.ts';
import { formatFault } from './rows/fault.ts';
import { readCorpora, type Frequencies } from './ranks/frequency.ts';
import { loadInflect, loadRecognize } from './lexicon/inflect.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { teachingFolder } from './paths.ts';
import { readTeaching } from './teaching/teaching.ts';
import { readEverydayTexts, readLeftOut, readOutsideVocabulary, readSources } from './sources.ts';

function frequenciesOrReason(): Frequencies | string {
  try {
    const [subtitles] = readCorpora(frequencyFolder(process.argv));
    return subtitles;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Prints the size of the bank and, if the lists are available, how much of each language it covers.
 * Fails when one of the most frequent forms neither belongs to a headword nor is left out with a
 * reason.
 */
const { rows, lexemes, faults: faultsOfBank } = readSources();
const { teaching, faults: faultsOfTeaching } = readTeaching(teachingFolder);
const faults = [...faultsOfBank, ...faultsOfTeaching];
if (faults.length > 0) {
  process.stderr.write(`${faults.map(formatFault).join('\n')}\n`);
  process.exitCode = 1;
} else {
  const lexicon = buildLexicon(rows, lexemes, await loadInflect(), await loadRecognize());
  process.stdout.write(`${sizeReport(lexicon)}\n`);
  process.stdout.write(`${teachingReport(teaching)}\n`);
  process.stdout.write(`${proseReport(readEverydayTexts(), lexicon, readOutsideVocabulary())}\n`);
  const frequencies = frequenciesOrReason();
  if (typeof frequencies === 'string') {
    process.stdout.write(`What it covers is left out: ${frequencies}\n`);
  } else {
    const { text, isComplete } = completenessReport(lexicon, frequencies, readLeftOut());
    process.stdout.write(`${coverageReport(rows, lexicon, frequencies)}\n${text}`);
    if (!isComplete) process.exitCode = 1;
  }
}
