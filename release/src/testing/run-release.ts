import { execFile } from 'node:child_process';
import path from 'node:path';

/** The result of a process. */
export interface CliRun {
  code: number | null;
  out: string;
  error: string;
}

const script = path.join(__dirname, '../../../scripts/release.ts');

/** Runs `npm run release` in a separate process, with only these settings. */
export function runRelease(args: string[], settings: Record<string, string>): Promise<CliRun> {
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_failure, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
}
