import { mkdirSync, writeFileSync } from 'node:fs';
import { buildBank } from './build-bank.ts';
import { formatFault } from './fault.ts';
import { loadInflect } from './inflection/inflect.ts';
import { buildLexicon } from './lexicon.ts';
import { builtBankFile } from './paths.ts';
import { readSources } from './sources.ts';

/** Writes the word bank that the API reads, from what is committed alone. */
try {
  const { faults, ...sources } = readSources();
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
  const bank = buildBank(sources, buildLexicon(sources.rows, await loadInflect()));
  mkdirSync(new URL('./', builtBankFile), { recursive: true });
  writeFileSync(builtBankFile, `${JSON.stringify(bank)}\n`);
  const { version, words, meanings } = bank;
  process.stdout.write(
    `word bank ${version}: ${words.length} words, ${meanings.length} meanings\n`,
  );
} catch (error) {
  process.stderr.write(
    `content:build: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
