import { join } from 'node:path';
import { clipLines } from '../building/clip-lines.ts';
import { runJest } from '../stages/run-jest.ts';

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
 * @returns jest's report when something failed, null when nothing did
 */
export async function testRemote(root: string, folder: string): Promise<string | null> {
  const env = Object.fromEntries(secrets.map((name) => [name, undefined]));
  const tests = ['--silent', '--noStackTrace', join(root, folder, '/')];
  const { failed, output } = await runJest(tests, { root, env });
  return failed === 0 ? null : `The tests of ${folder} failed:\n${clipLines(output.trim())}`;
}
