import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, isListening } from './port.ts';

export interface ProcessOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Written to its standard input. */
  input?: string;
  /** Its `argv[0]`, where that differs from the program. */
  argv0?: string;
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** How long it may take to end, in milliseconds; then it is killed. */
  endTimeLimit?: number;
  /** Called with its output as it arrives. */
  onOutput?: (chunk: Buffer) => void;
}

/** A child process that ends with this process. */
export interface RunningProcess {
  /** Of the operating system. */
  pid: number;
  /** Its exit code: null after a signal, or when it could not be started. */
  ended: Promise<number | null>;
  /** Its output so far, or the end of it. */
  output: () => string;
  /** Waits until it serves. @throws with its output when it ends before, or takes too long */
  whenServing: (isServing: () => Promise<boolean>, timeLimit?: number) => Promise<void>;
  /** Asks it to end. */
  stop: () => Promise<void>;
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>;
}

/** Of a longer output only the end is kept. */
const keptOutput = 10_000_000;

/** Starts a command without waiting for its end. */
export function startProcess(
  [tool = '', ...args]: readonly string[],
  { cwd, env, input, argv0, signal, endTimeLimit = 10_000, onOutput }: ProcessOptions = {},
): RunningProcess {
  const child = spawn(tool, args, { cwd, env: { ...process.env, ...env }, argv0, signal });
  // A process may end before it has read everything; `ended` reports that.
  child.stdin.once('error', () => undefined).end(input);
  let output = '';
  let isRunning = true;
  function collect(chunk: Buffer): void {
    output += chunk.toString();
    if (output.length > 2 * keptOutput) output = output.slice(-keptOutput);
    onOutput?.(chunk);
  }
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('error', (error) => {
    if (error.name === 'AbortError') return;
    output += `${error.message}\n`;
    isRunning = false;
    resolve(null);
  });
  child.once('close', (code) => {
    isRunning = false;
    process.off('exit', endWithUs);
    resolve(code);
  });

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const insist = setTimeout(endWithUs, endTimeLimit);
    await ended;
    clearTimeout(insist);
  }

  return {
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    async whenServing(isServing, timeLimit = 60_000) {
      const deadline = Date.now() + timeLimit;
      while (!(await isServing())) {
        if (!isRunning || Date.now() >= deadline) {
          await stop();
          throw new Error(`${argv0 ?? tool} did not start\n${output}`);
        }
        await wait(50);
      }
    },
    stop,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A server in its own process, on a loopback port. */
export interface ServerProcess extends RunningProcess {
  address: string;
}

/**
 * Starts `node <args>` with `PORT` and `HOST` in its environment, and waits until it listens there.
 * @throws Error with its output when it ends or does not listen in time
 */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
  port?: number,
): Promise<ServerProcess> {
  const own = port ?? (await findFreePort());
  const server = startProcess([process.execPath, ...args], {
    env: { HOST: '127.0.0.1', ...env, PORT: String(own) },
  });
  await server.whenServing(() => isListening(own, '127.0.0.1'));
  return { ...server, address: `http://127.0.0.1:${own}` };
}

/** Keeps a command that started a server running until it receives a signal to stop. */
export async function runUntilSignal(stop: () => Promise<void>): Promise<never> {
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await stop();
  process.exit(0);
}
