import { execa } from 'execa';

export interface CommandResult {
  /** Null when it was ended by a signal or could not be started. */
  code: number | null;
  output: string;
}

export interface CommandOptions {
  root: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
  /** Shows the output as it comes, too. */
  isVerbose?: boolean | undefined;
}

/** Runs a command, found among the project's tools first, to its end and collects what it prints. */
export async function runCommand(
  [tool = '', ...args]: readonly string[],
  { root, env = {}, signal, isVerbose = false }: CommandOptions,
): Promise<CommandResult> {
  const shown = isVerbose ? (['pipe', 'inherit'] as const) : 'pipe';
  const result = await execa(tool, args, {
    cwd: root,
    env: env as Record<string, string>,
    preferLocal: true,
    stdin: 'ignore',
    stdout: shown,
    stderr: shown,
    all: true,
    stripFinalNewline: false,
    reject: false,
    ...(signal && { cancelSignal: signal }),
  });
  const isStarted = result.exitCode !== undefined || result.signal !== undefined;
  return {
    code: result.exitCode ?? null,
    output: isStarted ? result.all : `${result.all}${result.originalMessage}\n`,
  };
}
