import { checkBank } from './checks/check-bank.ts';
import { checkReleasedIds } from './checks/released-ids.ts';
import { formatFault } from './rows/fault.ts';
import { loadInflect, loadRecognize, loadSpellers } from './lexicon/inflect.ts';
import { checkLadders } from './checks/ladders.ts';
import { checkLeftOut } from './checks/left-out.ts';
import { readLadders } from './ladders/read-ladders.ts';
import { expressionsFolder, laddersFolder, phrasesFolder, teachingFolder } from './paths.ts';
import { readExpressions } from './expressions/read-expressions.ts';
import { readPhrases } from './phrases/read-phrases.ts';
import { readTeaching } from './teaching/teaching.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { drawWith } from './paradigms/draw.ts';
import {
  readExceptions,
  readLeftOut,
  readOutsideVocabulary,
  readReleases,
  readSources,
} from './sources.ts';

/** Runs all checks on the bank and prints one line for each fault. */
try {
  const { faults, ...sources } = readSources();
  const { teaching, faults: faultsOfTeaching } = readTeaching(teachingFolder);
  const { ladders, faults: faultsOfLadders } = readLadders(laddersFolder);
  const { faults: faultsOfPhrases, ...phrases } = readPhrases(phrasesFolder);
  const lexicon = buildLexicon(
    sources.rows,
    sources.lexemes,
    await loadInflect(),
    await loadRecognize(),
  );
  const spellers = await loadSpellers();
  const outside = readOutsideVocabulary();
  const draw = drawWith(spellers);
  const bank = { ...sources, lexicon, spellers, outside, teaching, phrases, draw };
  const found = [
    ...faults,
    ...faultsOfTeaching,
    ...faultsOfLadders,
    ...faultsOfPhrases,
    ...readExpressions(expressionsFolder).faults,
    ...checkBank(bank, readExceptions()),
    ...checkLadders(ladders, bank),
    ...checkLeftOut(readLeftOut(), lexicon),
    ...checkReleasedIds(sources.ids, lexicon, readReleases()),
  ];
  const summary = `${sources.rows.length} meanings, ${found.length} faults`;
  process.stdout.write(`${[...found.map(formatFault), summary].join('\n')}\n`);
  if (found.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `content:check: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
