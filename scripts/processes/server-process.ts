import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, isListening } from './port.ts';

const startTimeLimit = 30_000;

/** A server in a process of its own, on a loopback port. */
export interface ServerProcess {
  address: string;
  /** Of the operating system. */
  pid: number;
  stop: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  await promise;
}

/**
 * Starts `node <args>` and waits until it listens on the port that `args` was made for.
 * @throws Error with what it printed when it ends or does not listen in time
 */
export async function startServer(
  args: (port: number) => readonly string[],
  env: (port: number) => Record<string, string> = () => ({}),
): Promise<ServerProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, args(port), {
    env: { ...process.env, ...env(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const deadline = Date.now() + startTimeLimit;
  while (!(await isListening(port, '127.0.0.1'))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child);
      throw new Error(`A server did not start\n${printed}`);
    }
    await wait(50);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('A server listens, but has no process');
  return { address: `http://127.0.0.1:${port}`, pid, stop: () => end(child) };
}
