import { mkdirSync, writeFileSync } from 'node:fs';
import { builtBank, encodeBank } from './bank/bank.ts';
import { buildBank } from './building/build-bank.ts';
import { buildLadders } from './ladders/build-ladders.ts';
import { readLadders } from './ladders/read-ladders.ts';
import { readExpressions } from './expressions/read-expressions.ts';
import { formatFault } from './rows/fault.ts';
import { loadInflect, loadRecognize, loadSpellers } from './lexicon/inflect.ts';
import { buildLexicon } from './lexicon/lexicon.ts';
import { buildParadigms } from './paradigms/build-paradigms.ts';
import { encodeParadigms } from './paradigms/encoding.ts';
import { readPhrases } from './phrases/read-phrases.ts';
import { drawWith } from './paradigms/draw.ts';
import {
  builtBankFile,
  builtLaddersFile,
  builtParadigmsFile,
  builtPhrasesFile,
  builtTeachingFile,
  builtUsagesFile,
  expressionsFolder,
  laddersFolder,
  phrasesFolder,
  teachingFolder,
} from './paths.ts';
import { readSources } from './sources.ts';
import { buildTeaching } from './teaching/build-teaching.ts';
import { readTeaching } from './teaching/teaching.ts';
import { buildUsages } from './usage/build-usages.ts';

/** Writes the word bank and its tables for the API, only from committed files. */
try {
  const { faults: faultsOfSources, ...sources } = readSources();
  const { ladders, faults: faultsOfLadders } = readLadders(laddersFolder);
  const { teaching, faults: faultsOfTeaching } = readTeaching(teachingFolder);
  const { phrases, slots, faults: faultsOfPhrases } = readPhrases(phrasesFolder);
  const { expressions, faults: faultsOfExpressions } = readExpressions(expressionsFolder);
  const faults = [
    ...faultsOfSources,
    ...faultsOfLadders,
    ...faultsOfTeaching,
    ...faultsOfPhrases,
    ...faultsOfExpressions,
  ];
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  const lexicon = buildLexicon(
    sources.rows,
    sources.lexemes,
    await loadInflect(),
    await loadRecognize(),
  );
  const bank = buildBank(sources, lexicon);
  const paradigms = buildParadigms(
    bank,
    { lexicon, ids: sources.ids },
    drawWith(await loadSpellers()),
  );
  mkdirSync(new URL('./', builtBankFile), { recursive: true });
  writeFileSync(builtBankFile, encodeBank(builtBank.parse(bank)));
  writeFileSync(
    builtUsagesFile,
    `${JSON.stringify(buildUsages(lexicon, sources.ids, bank.version))}\n`,
  );
  writeFileSync(builtParadigmsFile, `${JSON.stringify(encodeParadigms(paradigms))}\n`);
  const { version, words, meanings } = bank;
  const named = { lexicon, ids: sources.ids, version };
  writeFileSync(builtLaddersFile, `${JSON.stringify(buildLadders(ladders, named))}\n`);
  writeFileSync(builtTeachingFile, `${JSON.stringify(buildTeaching(teaching, named))}\n`);
  const held = { phrases: phrases.map(({ value }) => value), slots, expressions };
  writeFileSync(builtPhrasesFile, `${JSON.stringify(held)}\n`);
  process.stdout.write(
    `word bank ${version}: ${words.length} words, ${meanings.length} meanings, ` +
      `${Object.keys(paradigms.words).length} words with tables\n`,
  );
} catch (error) {
  process.stderr.write(
    `content:build: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
