import { spawn } from 'node:child_process';
import path from 'node:path';

/** The result of a process. */
export interface CliRun {
  code: number | null;
  out: string;
  error: string;
}

const script = path.join(__dirname, '../../../scripts/release.ts');

/** Runs `npm run release` in a separate process, with only these settings. */
export function runRelease(args: string[], env: Record<string, string>): Promise<CliRun> {
  const { promise, resolve } = Promise.withResolvers<CliRun>();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const run: CliRun = { code: null, out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (run.error += chunk.toString()));
  child.on('close', (code) => resolve({ ...run, code }));
  return promise;
}
