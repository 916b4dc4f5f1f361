/** npm test: every check and test. --light leaves out those that need a browser or a server. */
import { join } from 'node:path';
import { runStages } from './stages/run-stages.ts';
import { stages } from './stages/stages.ts';
import { flakyLines, isSuccess, summaryTable, totalLine } from './stages/summary.ts';

const root = join(import.meta.dirname, '..');
const isLight = process.argv.includes('--light');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const chosen = stages.map((group) => group.filter((stage) => !(isLight && stage.isHeavy)));
const reports = await runStages(chosen, root, console.log, stopping.signal);
if (stopping.signal.aborted) {
  process.exitCode = 130;
} else {
  const end = [...reports.flatMap(flakyLines), totalLine(reports)].join('\n');
  console.log(`\n${summaryTable(reports)}\n\n${end}`);
  process.exitCode = isSuccess(reports) ? 0 : 1;
}
