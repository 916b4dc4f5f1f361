import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clipLines } from './clip-lines.ts';
import { inSeconds } from './in-seconds.ts';
import { fingerprint } from './fingerprint.ts';
import { runCommand } from '../processes/run-command.ts';
import type { BuildStep } from './list-steps.ts';

export interface BuildOptions {
  root: string;
  steps: readonly BuildStep[];
  print: (line: string) => void;
  signal?: AbortSignal;
  isVerbose?: boolean;
  /** What the tools read besides. */
  env?: Record<string, string>;
}

function stampOf(root: string, step: BuildStep): string {
  return join(root, '.cache/build', step.name);
}

/** Whether the last successful run of a step read the same sources and its results still exist. */
export function isUpToDate(root: string, step: BuildStep, print: string): boolean {
  const stamp = stampOf(root, step);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== print) return false;
  return step.outputs.every((output) => existsSync(join(root, output)));
}

/**
 * Runs the steps whose sources changed since they last succeeded.
 * @returns whether everything is built; the first step that fails ends the build
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const { root, steps, print, signal, isVerbose } = options;
  const prints = new Map<string, string>();
  for (const step of steps) {
    const earlier = step.after.map((name) => prints.get(name) ?? '');
    const current = fingerprint(root, step.inputs, [...step.command, ...earlier]);
    prints.set(step.name, current);
    if (isUpToDate(root, step, current)) continue;

    rmSync(stampOf(root, step), { force: true });
    const started = performance.now();
    const env = { NODE_ENV: 'production', ...options.env };
    const { code, output } = await runCommand(step.command, {
      root,
      env,
      signal,
      ...(isVerbose && { onOutput: (chunk) => process.stdout.write(chunk) }),
    });
    if (signal?.aborted) return false;
    const duration = inSeconds(performance.now() - started);
    if (code !== 0) {
      if (!isVerbose) print(clipLines(output));
      print(`✗ ${step.title.replace(/ \w+$/, '')} failed (${duration})`);
      return false;
    }
    mkdirSync(join(root, '.cache/build'), { recursive: true });
    writeFileSync(stampOf(root, step), current);
    print(`✓ ${step.title} (${duration})`);
  }
  return true;
}
