import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipLines } from '../building/clip-lines.ts';
import { inFolder } from '../processes/in-folder.ts';
import { runCommand } from '../processes/run-command.ts';
import { outcomeOfJest } from '../stages/outcome.ts';
import { describeFailures } from './describe-failures.ts';

/** Settings that a team's tests do not need and must not be able to read. */
const secrets = [
  'REGISTRY_PRIVATE_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'METRICS_TOKEN',
];

function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs the tests in a front end's folder, as `npx jest <folder>` does. A skipped test counts as failed,
 * and so does a remote that has none: neither shows that anything works.
 * @returns what failed, null when nothing did
 */
export function testRemote(root: string, folder: string): Promise<string | null> {
  return inFolder(async (place) => {
    const file = join(place, 'report.json');
    const report = ['--ci', '--passWithNoTests', '--json', `--outputFile=${file}`];
    const hidden = Object.fromEntries(secrets.map((name) => [name, undefined]));
    const { code, output } = await runCommand(['jest', ...report, join(root, folder, '/')], {
      root,
      env: { ...hidden, NODE_ENV: 'test' },
    });
    const read = readReport(file);
    const { failed } = outcomeOfJest(read, code, output);
    if (failed === 0) return null;
    const named = read === undefined ? null : describeFailures(read, root, folder);
    return named ?? clipLines(output).trim();
  });
}
