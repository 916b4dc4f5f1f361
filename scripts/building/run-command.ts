import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface CommandResult {
  /** Null when it was ended by a signal or could not be started. */
  code: number | null;
  output: string;
}

export interface CommandOptions {
  root: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
  /** Shows the output as it comes, too. */
  isVerbose?: boolean;
}

/** The environment in which the tools of the project are found. */
export function toolEnvironment(
  root: string,
  env: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...env };
}

/** Runs a command to its end and collects what it prints. Does not reject. */
export function runCommand(
  command: readonly string[],
  { root, env, signal, isVerbose = false }: CommandOptions,
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const [tool = '', ...args] = command;
  const child = spawn(tool, args, {
    cwd: root,
    env: toolEnvironment(root, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  function collect(chunk: Buffer): void {
    output += chunk.toString();
    if (isVerbose) process.stdout.write(chunk);
  }
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', (error) => {
    if (error.name !== 'AbortError') resolve({ code: null, output: `${output}${error.message}\n` });
  });
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}
