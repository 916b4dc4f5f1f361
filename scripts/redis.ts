/**
 * A private Redis for tests: on a free loopback port, in memory alone, gone afterwards. As a command
 * it starts one, prints its address and runs until it is ended.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, isListening } from './serving/port.ts';
import { findProgram, installPackages } from './stages/system-packages.ts';

export interface Redis {
  /** `redis://…`, with its password. */
  url: string;
  stop: () => Promise<void>;
}

const startTimeLimit = 30_000;

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
  const server = await requireServer(root);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  // Settings come by standard input: a password among the arguments could be read by everyone.
  const child = spawn(server, ['-'], {
    argv0: 'redis-server',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(
    [
      'bind 127.0.0.1',
      `port ${port}`,
      `requirepass ${password}`,
      'save ""',
      'appendonly no',
      'databases 1',
      'maxmemory 32mb',
    ].join('\n'),
  );
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  async function stop(): Promise<void> {
    process.off('exit', endWithUs);
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(insist);
  }

  const deadline = Date.now() + startTimeLimit;
  while (!(await isListening(port, '127.0.0.1'))) {
    if (isRunning && Date.now() < deadline) {
      await wait(50);
      continue;
    }
    await stop();
    throw new Error(`Redis did not start\n${log}`);
  }
  return { url: `redis://:${password}@127.0.0.1:${port}`, stop };
}

if (import.meta.main) {
  const redis = await startRedis(join(import.meta.dirname, '..'));
  console.log(redis.url);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void redis.stop().then(() => process.exit(0)));
  }
}
