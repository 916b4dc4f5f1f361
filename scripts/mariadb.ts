/**
 * A private MariaDB for tests: on a free loopback port, in a temporary folder, gone afterwards.
 * As a command it starts one, prints its address and runs until it is ended.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './building/run-command.ts';
import { findFreePort } from './serving/port.ts';
import { guardServer, stopOnSignal } from './serving/private-server.ts';
import { findProgram, installPackages } from './stages/system-packages.ts';

export interface MariaDb {
  /** `mysql://…`, of a user who may create databases. */
  url: string;
  stop: () => Promise<void>;
}

const settings = [
  '--no-defaults',
  '--skip-name-resolve',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--bind-address=127.0.0.1',
  '--character-set-server=utf8mb4',
  '--max-connections=60',
  '--key-buffer-size=1M',
  '--innodb-buffer-pool-size=48M',
  '--innodb-log-file-size=16M',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=OFF',
];

/** The server greets whoever connects as soon as it serves. */
function isGreeting(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
  socket.once('data', () => resolve(true));
  for (const event of ['error', 'timeout', 'close'] as const) {
    socket.once(event, () => resolve(false));
  }
  void promise.then(() => socket.destroy());
  return promise;
}

interface Programs {
  server: string;
  installer: string;
}

function findPrograms(): Programs | undefined {
  const server = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  const isWhole = findProgram('my_print_defaults') !== undefined;
  return server && installer && isWhole ? { server, installer } : undefined;
}

async function requirePrograms(root: string): Promise<Programs> {
  const present = findPrograms();
  if (present) return present;
  const fault = await installPackages(root, ['mariadb-server-core', 'mariadb-client-core']);
  const programs = findPrograms();
  if (!programs) throw new Error(fault ?? 'MariaDB is installed, but its programs were not found');
  return programs;
}

/**
 * Starts a server and waits until it accepts connections.
 * @throws Error with one line when it cannot be installed or does not start
 */
export async function startMariaDb(root: string): Promise<MariaDb> {
  const { server, installer } = await requirePrograms(root);
  const folder = await mkdtemp(join(tmpdir(), 'topwords-mariadb-'));
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  const user = userInfo().username;
  const made = await runCommand(
    [
      installer,
      '--no-defaults',
      `--datadir=${data}`,
      `--user=${user}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      '--innodb-log-file-size=16M',
    ],
    { root },
  );
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (made.code !== 0) {
    await removeFolder();
    throw new Error(`MariaDB could not make its data folder\n${made.output}`);
  }

  const password = randomBytes(12).toString('hex');
  const account = `'topwords'@'127.0.0.1'`;
  const firstStatements = [
    'CREATE DATABASE topwords CHARACTER SET utf8mb4;',
    `CREATE USER ${account} IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO ${account};`,
  ];
  const initFile = join(folder, 'init.sql');
  await writeFile(initFile, `${firstStatements.join('\n')}\n`);

  const port = await findFreePort();
  const child = spawn(
    server,
    [
      ...settings,
      `--datadir=${data}`,
      `--user=${user}`,
      `--port=${port}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--init-file=${initFile}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const guarded = guardServer(child, {
    name: 'MariaDB',
    startTimeLimit: 60_000,
    endTimeLimit: 10_000,
  });

  async function stop(): Promise<void> {
    await guarded.stop();
    await removeFolder();
  }

  try {
    await guarded.whenServing(() => isGreeting(port));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `mysql://topwords:${password}@127.0.0.1:${port}/topwords`, stop };
}

if (import.meta.main) {
  const database = await startMariaDb(join(import.meta.dirname, '..'));
  console.log(database.url);
  stopOnSignal(database.stop);
}
