/**
 * A private Redis for tests: on a free loopback port, in memory only. As a command it starts one,
 * prints its address and runs until it is stopped.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort, isListening } from '../processes/port.ts';
import { runUntilSignal, startProcess } from '../processes/server-process.ts';
import { requirePrograms } from '../processes/system-packages.ts';

/** A running Redis. */
export interface Redis {
  /** `redis://…`, with its password. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startRedis(root: string): Promise<Redis> {
  // One program under several names: the name it is called by decides what it does. The package
  // with this name contains it; the one named after the server would also start a service.
  const name = 'redis-check-rdb';
  const { [name]: program } = await requirePrograms(root, [name], ['redis-tools']);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  // Settings go through standard input: every user could read a password in the arguments.
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
