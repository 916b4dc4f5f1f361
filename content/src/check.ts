import { checkBank } from './checks/check-bank.ts';
import { formatFault } from './fault.ts';
import { buildLexicon } from './lexicon.ts';
import { readExceptions, readSources } from './sources.ts';
import { loadSpellers } from './spellers.ts';

/** Runs every check over the bank and prints each fault on a line. */
try {
  const { faults, ...sources } = readSources();
  const lexicon = buildLexicon(sources.rows);
  const bank = { ...sources, lexicon, spellers: await loadSpellers() };
  const found = [...faults, ...checkBank(bank, readExceptions())];
  const summary = `${sources.rows.length} meanings, ${found.length} faults`;
  process.stdout.write(`${[...found.map(formatFault), summary].join('\n')}\n`);
  if (found.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `content:check: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
