import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../processes/run-command.ts';
import { findFreePort } from '../processes/port.ts';
import { startProcess, type RunningProcess } from '../processes/server-process.ts';

/** A private database server for tests. */
export interface SqlServer {
  /** `mysql://…`, of a user who may create databases and users. */
  url: string;
  /** Kills it, as a power cut would, and keeps its data. */
  kill: () => Promise<void>;
  /** Starts it again after `kill`, with the same data and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface SqlServerOptions {
  /** The parent of its folder; the system's temporary folder by default. */
  parent?: string;
  /** Whether acknowledged writes survive a power cut. Off by default: it costs time. */
  isDurable?: boolean;
}

/** A program that speaks MySQL's protocol, and how to call it. */
interface SqlProgram {
  name: string;
  /** The command of the server, without settings of ours. */
  server: readonly string[];
  /** The command that makes a data folder with root as its only user. */
  makeData: (data: string, user: string) => readonly string[];
  settings: readonly string[];
}

const commonSettings = [
  '--skip-name-resolve',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--bind-address=127.0.0.1',
  '--character-set-server=utf8mb4',
  '--max-connections=60',
  '--key-buffer-size=1M',
  '--innodb-buffer-pool-size=48M',
];
/** Nothing waits for the disk: on a slow one, each change of a schema would take a second. */
const forgetfulSettings = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=OFF',
  '--innodb-flush-method=nosync',
];
const durableSettings = ['--innodb-flush-log-at-trx-commit=1'];

/** The server sends a greeting to every connection as soon as it serves. */
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

/**
 * Starts a server on a free loopback port, in its own folder, which is removed when it stops, and
 * waits until it accepts connections. @throws Error with its output when it does not start
 */
export async function startSqlServer(
  root: string,
  program: SqlProgram,
  { parent = tmpdir(), isDurable = false }: SqlServerOptions = {},
): Promise<SqlServer> {
  const folder = await mkdtemp(join(parent, `topwords-${program.name.toLowerCase()}-`));
  await chmod(folder, 0o700);
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  // A server that starts removes all temporary tables from its folder, those of others too.
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const env = { TMPDIR: temporary };
  const user = userInfo().username;
  await mustRun(program.makeData(data, user), { root, env }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });

  const password = randomBytes(12).toString('hex');
  const account = `'topwords'@'127.0.0.1'`;
  const firstStatements = [
    'CREATE DATABASE topwords CHARACTER SET utf8mb4;',
    `CREATE USER ${account} IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO ${account} WITH GRANT OPTION;`,
  ];
  const initFile = join(folder, 'init.sql');
  await writeFile(initFile, `${firstStatements.join('\n')}\n`);

  const port = await findFreePort();
  let server: RunningProcess;

  async function start(...further: string[]): Promise<void> {
    const command = [
      ...program.server,
      ...commonSettings,
      ...program.settings,
      ...(isDurable ? durableSettings : forgetfulSettings),
      `--datadir=${data}`,
      `--user=${user}`,
      `--port=${port}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      ...further,
    ];
    server = startProcess(command, { env });
    await server.whenServing(() => isGreeting(port));
  }

  async function stop(): Promise<void> {
    await server.stop();
    await removeFolder();
  }

  try {
    await start(`--init-file=${initFile}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `mysql://topwords:${password}@127.0.0.1:${port}/topwords`,
    kill: () => server.kill(),
    restart: () => start(),
    stop,
  };
}
