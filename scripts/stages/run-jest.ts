import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from '../processes/in-folder.ts';
import type { ProcessOptions } from '../processes/server-process.ts';
import { runCommand } from '../processes/run-command.ts';
import { outcomeOfJest, type Outcome } from './outcome.ts';

/** The text of a report; undefined when the tool wrote none. */
export function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Runs jest and counts its tests. @param args which tests */
export function runJest(
  args: readonly string[],
  { env, ...options }: ProcessOptions & { root: string },
): Promise<Outcome> {
  return inFolder(async (folder) => {
    const file = join(folder, 'report.json');
    const report = ['--ci', '--passWithNoTests', '--json', `--outputFile=${file}`];
    const { code, output } = await runCommand(['jest', ...report, ...args], {
      ...options,
      env: { NODE_ENV: 'test', ...env },
    });
    return outcomeOfJest(
      readReport(file),
      code,
      output.replace(/^(\{"num|Test results written to).*$/gm, ''),
    );
  });
}
