import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface ServerOptions {
  /** What messages call it. */
  name: string;
  /** How long it may take to serve, in milliseconds. */
  startTimeLimit: number;
  /** How long it may take to end, in milliseconds; then it is killed. */
  endTimeLimit: number;
}

/** A server that tests have to themselves; it ends when this process does. */
export interface PrivateServer {
  /** Waits until it serves. @throws with what it printed when it ends before, or takes too long */
  whenServing: (isServing: () => Promise<boolean>) => Promise<void>;
  stop: () => Promise<void>;
}

/** Watches over a server that was just started, from its first output to its end. */
export function guardServer(
  child: ChildProcess,
  { name, startTimeLimit, endTimeLimit }: ServerOptions,
): PrivateServer {
  let log = '';
  let isRunning = true;
  child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.once('error', (error) => {
    log += error.message;
    resolve();
  });
  child.once('exit', () => resolve());
  void ended.then(() => (isRunning = false));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  return {
    async whenServing(isServing) {
      const deadline = Date.now() + startTimeLimit;
      while (!(await isServing())) {
        if (!isRunning || Date.now() >= deadline) throw new Error(`${name} did not start\n${log}`);
        await wait(50);
      }
    },
    async stop() {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), endTimeLimit);
      await ended;
      clearTimeout(insist);
    },
  };
}

/** Has a command that started a server run until it is told to end. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
