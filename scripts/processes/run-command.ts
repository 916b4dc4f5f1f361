import { join } from 'node:path';
import { startProcess, type ProcessOptions } from './server-process.ts';

export interface CommandResult {
  /** Null when a signal ended it or it could not be started. */
  code: number | null;
  output: string;
}

/** The environment in which the tools of the project are found. */
export function toolEnvironment(root: string, env: ProcessOptions['env'] = {}) {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...env };
}

/** Runs a command to its end and collects what it prints. Does not reject. */
export async function runCommand(
  command: readonly string[],
  { root, env, ...options }: ProcessOptions & { root: string },
): Promise<CommandResult> {
  const { ended, output } = startProcess(command, {
    cwd: root,
    env: toolEnvironment(root, env),
    ...options,
  });
  return { code: await ended, output: output() };
}

/** Runs a command to its end. @returns what it prints @throws with that when it fails */
export async function mustRun(
  command: readonly string[],
  options: ProcessOptions & { root: string },
): Promise<string> {
  const { code, output } = await runCommand(command, options);
  if (code !== 0) throw new Error(`${command[0]} failed\n${output}`);
  return output;
}
