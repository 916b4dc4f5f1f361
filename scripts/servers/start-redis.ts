/**
 * A private Redis for tests: on a free loopback port, in memory alone, gone afterwards. As a command
 * it starts one, prints its address and runs until it is ended.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort, isListening } from '../processes/port.ts';
import { runUntilSignal, startProcess } from '../processes/server-process.ts';
import { findProgram, installPackages } from '../processes/system-packages.ts';

/** A running Redis. */
export interface Redis {
  /** `redis://…`, with its password. */
  url: string;
  stop: () => Promise<void>;
}

/** One program under several names: which one it is called by says what it does. */
function findServer(): string | undefined {
  return findProgram('redis-server') ?? findProgram('redis-check-rdb');
}

async function requireServer(root: string): Promise<string> {
  const present = findServer();
  if (present) return present;
  // Has the program as well; the package named after the server would run one from now on.
  const fault = await installPackages(root, ['redis-tools']);
  const installed = findServer();
  if (!installed) throw new Error(fault ?? 'Redis is installed, but its program was not found');
  return installed;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startRedis(root: string): Promise<Redis> {
  const program = await requireServer(root);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  // Settings come by standard input: a password among the arguments could be read by everyone.
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    'save ""',
    'appendonly no',
    'databases 1',
    'maxmemory 32mb',
  ];
  const server = startProcess([program, '-'], {
    argv0: 'redis-server',
    input: settings.join('\n'),
  });
  await server.whenServing(() => isListening(port, '127.0.0.1'));
  return { url: `redis://:${password}@127.0.0.1:${port}`, stop: server.stop };
}

if (import.meta.main) {
  const redis = await startRedis(join(import.meta.dirname, '../..'));
  console.log(redis.url);
  await runUntilSignal(redis.stop);
}
