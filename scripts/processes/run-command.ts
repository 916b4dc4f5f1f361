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
