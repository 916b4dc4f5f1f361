import { existsSync, writeFileSync } from 'node:fs';
import { frequencyFolder } from './frequency-folder.ts';
import { formatFault } from './rows/fault.ts';
import { readCorpora } from './ranks/frequency.ts';
import { appendIds, noIds } from './ids/ids.ts';
import { loadInflect, loadRecognize } from './lexicon/inflect.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { bankFolder, idsFile, lexemesFolder, ranksFile, sharesFile } from './paths.ts';
import { readLexemes } from './lexemes/read-lexemes.ts';
import { rankHeadwords, shareHeadwords } from './ranks/rank-headwords.ts';
import { readRows } from './rows/read-rows.ts';
import { readIds, readRankOverrides } from './sources.ts';

/** Appends missing ids, and recomputes the ranks of all headwords and their shares of text. */
try {
  const corpora = readCorpora(frequencyFolder(process.argv));
  const read = readRows(bankFolder);
  const { lexemes, faults: faultsOfLexemes } = readLexemes(lexemesFolder);
  const { rows } = read;
  const faults = [...read.faults, ...faultsOfLexemes];
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  const ids = appendIds({ rows, lexemes }, existsSync(idsFile) ? readIds() : noIds);
  const lexicon = buildLexicon(rows, lexemes, await loadInflect(), await loadRecognize());
  const ranks = rankHeadwords(lexicon, corpora, readRankOverrides());
  writeFileSync(idsFile, `${JSON.stringify(ids, null, 2)}\n`);
  const shares = shareHeadwords(lexicon, corpora, ranks);
  writeFileSync(ranksFile, `${JSON.stringify(ranks, null, 2)}\n`);
  writeFileSync(sharesFile, `${JSON.stringify(shares)}\n`);
  const words = Object.keys(ids.words).length;
  process.stdout.write(`${rows.length} meanings ranked, ${words} words have an id\n`);
} catch (error) {
  process.stderr.write(`content:rank: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
