import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
  /** How many steps may run at the same time; default: one for each core. */
  atOnce?: number;
}

interface PlannedStep {
  step: BuildStep;
  /** Changes with the sources of the step and of those before it. */
  print: string;
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

/** The steps whose sources changed since they last succeeded, in their order. */
function planSteps(root: string, steps: readonly BuildStep[]): PlannedStep[] {
  const prints = new Map<string, string>();
  return steps.flatMap((step) => {
    const earlier = step.after.map((name) => prints.get(name) ?? '');
    const print = fingerprint(root, step.inputs, [...step.command, ...earlier]);
    prints.set(step.name, print);
    return isUpToDate(root, step, print) ? [] : [{ step, print }];
  });
}

/** @returns whether the step succeeded */
async function runStep(
  { step, print: current }: PlannedStep,
  { root, print, isVerbose, env, signal }: BuildOptions,
): Promise<boolean> {
  rmSync(stampOf(root, step), { force: true });
  const started = performance.now();
  const { code, output } = await runCommand(step.command, {
    root,
    env: { NODE_ENV: 'production', ...env },
    ...(signal && { signal }),
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
  return true;
}

/**
 * Runs the steps whose sources changed since they last succeeded, several at the same time, each
 * after those whose results it reads.
 * @returns whether everything is built; the first step that fails ends the build
 */
export async function build(options: BuildOptions): Promise<boolean> {
  const { root, steps, signal, atOnce = availableParallelism() } = options;
  const failing = new AbortController();
  const stopping = signal ? AbortSignal.any([signal, failing.signal]) : failing.signal;
  const waiting = planSteps(root, steps);
  const running = new Map<string, Promise<void>>();

  async function run(planned: PlannedStep): Promise<void> {
    const isDone = await runStep(planned, { ...options, signal: stopping });
    if (!isDone) failing.abort();
    running.delete(planned.step.name);
  }

  while (!stopping.aborted && waiting.length + running.size > 0) {
    const unfinished = new Set([...running.keys(), ...waiting.map(({ step }) => step.name)]);
    const next = waiting.findIndex(({ step }) => !step.after.some((name) => unfinished.has(name)));
    if (next >= 0 && running.size < atOnce) {
      for (const planned of waiting.splice(next, 1)) running.set(planned.step.name, run(planned));
    } else {
      await Promise.race(running.values());
    }
  }
  await Promise.all(running.values());
  return !stopping.aborted;
}
