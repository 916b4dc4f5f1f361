import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../processes/port.ts';

/** A process that a scenario may kill. */
export interface KillableProcess {
  child: ChildProcess;
  /** What it ended with: null after a signal. */
  ended: Promise<number | null>;
  /** What it wrote to standard error so far. */
  errors: () => string;
  kill: () => Promise<void>;
}

/** Starts `node <args>`. */
export function startKillable(
  args: readonly string[],
  env: Record<string, string>,
): KillableProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', endWithUs);
    return code as number | null;
  });
  return {
    child,
    ended,
    errors: () => errors,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A server that is killed and started again at the same address. */
export interface KillableServer {
  address: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

/** Prepares a server of `node <args>` that answers `/readyz` on the port in its environment. */
export async function killableServer(
  args: readonly string[],
  env: Record<string, string>,
): Promise<KillableServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let current: KillableProcess | undefined;
  return {
    address,
    async start() {
      const server = startKillable(args, { ...env, PORT: String(port), HOST: '127.0.0.1' });
      current = server;
      for (;;) {
        const response = await fetch(`${address}/readyz`).catch(() => undefined);
        if (response?.ok) return;
        if (server.child.exitCode !== null) throw new Error(`It did not start\n${server.errors()}`);
        await wait(25);
      }
    },
    kill: async () => current?.kill(),
  };
}
