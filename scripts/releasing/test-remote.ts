import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipLines } from '../building/clip-lines.ts';
import { runCommand } from '../processes/run-command.ts';
import { outcomeOfJest } from '../stages/outcome.ts';
import { describeFailures } from './describe-failures.ts';

/** What a team's tests have no use for and must not be able to read. */
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
export async function testRemote(root: string, folder: string): Promise<string | null> {
  const place = mkdtempSync(join(tmpdir(), 'topwords-tests-'));
  const file = join(place, 'report.json');
  try {
    const { code, output } = await runCommand(
      [
        'jest',
        '--ci',
        '--passWithNoTests',
        '--json',
        `--outputFile=${file}`,
        join(root, folder, '/'),
      ],
      {
        root,
        env: { ...Object.fromEntries(secrets.map((name) => [name, undefined])), NODE_ENV: 'test' },
      },
    );
    const report = readReport(file);
    const { failed } = outcomeOfJest(report, code, output);
    if (failed === 0) return null;
    const named = report === undefined ? null : describeFailures(report, root, folder);
    return named ?? clipLines(output).trim();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
