import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipLines } from '../building/clip-lines.ts';
import { inFolder } from '../processes/in-folder.ts';
import { runCommand } from '../processes/run-command.ts';
import { describeFailures } from './describe-failures.ts';

/** Settings that a team's tests do not need and must not be able to read. */
const secrets = [
  'REGISTRY_PRIVATE_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'METRICS_TOKEN',
];

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
    // Jest writes no report when it cannot start.
    if (!existsSync(file)) return clipLines(output).trim();
    const failures = describeFailures(readFileSync(file, 'utf8'), root, folder);
    return failures ?? (code === 0 ? null : clipLines(output).trim());
  });
}
