import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../processes/run-command.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { migrate } from '../processes/start-api.ts';
import { killableServer } from './killable-server.ts';
import { inFolder } from '../processes/in-folder.ts';
import { writeSmallBank } from './write-small-bank.ts';
import { exactly } from './findings.ts';
import type { Finding, Scenario } from './scenario.ts';

const writesAtMost = 3000;
const recoveryMilliseconds = 30_000;

interface Outcome {
  /** How calls were answered while the disk was full: `503 saving_unavailable`. */
  refusals: Set<string>;
  read: number;
  readyz: unknown;
  isBack: boolean;
}

/** Fills the rest of a disk. @returns a function that frees it */
function fillDisk(folder: string): () => void {
  const file = join(folder, 'ballast');
  const descriptor = openSync(file, 'w');
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // Full for this size.
    }
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

async function runOnFullDisk(
  root: string,
  disk: string,
  env: Record<string, string>,
): Promise<Outcome> {
  await migrate(root, env);
  const server = await killableServer(root, env);
  await server.start();
  try {
    const account = await createAccount(server.address);
    const empty = fillDisk(disk);
    const refusals = new Set<string>();
    for (let index = 0; index < writesAtMost && refusals.size === 0; index += 1) {
      const answer = await save(server.address, account, index);
      if (answer !== '200') refusals.add(answer);
    }
    for (let index = 0; index < 20; index += 1) {
      const answer = await save(server.address, account, writesAtMost + index);
      if (answer !== '200') refusals.add(answer);
    }
    const { headers } = account;
    const read = (await fetch(`${server.address}/api/words/es`, { headers })).status;
    const readyz = ((await (await fetch(`${server.address}/readyz`)).json()) as { status: unknown })
      .status;
    empty();
    const deadline = Date.now() + recoveryMilliseconds;
    let isBack = false;
    while (!isBack && Date.now() < deadline) {
      const answer = await save(server.address, account, 2 * writesAtMost);
      isBack = answer === '200' && (await fetch(`${server.address}/readyz?writes`)).ok;
      if (!isBack) await wait(200);
    }
    return { refusals, read, readyz, isBack };
  } finally {
    await server.kill();
  }
}

async function save(address: string, { headers }: Account, index: number): Promise<string> {
  const texts = {
    original_text: `${index} ${'a'.repeat(1900)}`,
    translated_text: 'b'.repeat(1900),
  };
  const body = JSON.stringify({ ...texts, from_lang: 'Spanish', to_lang: 'English' });
  const url = `${address}/api/words/add_favorites`;
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as { code?: string };
  return response.ok ? '200' : `${response.status} ${answer.code}`;
}

function findingsOf(title: string, { refusals, read, readyz, isBack }: Outcome): Finding[] {
  const answers = [...refusals].join(', ');
  return [
    exactly(`${title}: writes on a full disk`, answers, '503 saving_unavailable'),
    exactly(`${title}: reads meanwhile`, String(read), '200'),
    exactly(`${title}: /readyz meanwhile`, String(readyz), 'read_only'),
    exactly(`${title}: writes once there is room`, isBack ? 'saved' : 'refused', 'saved'),
  ];
}

/** Runs `act` with a disk of this many megabytes; mounting it needs root. */
async function onSmallDisk<Result>(
  root: string,
  folder: string,
  megabytes: number,
  work: (disk: string) => Promise<Result>,
): Promise<Result> {
  const disk = join(folder, `disk-${megabytes}`);
  await mkdir(disk);
  const mount = ['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk];
  const mounted = await runCommand(mount, { root });
  if (mounted.code !== 0) throw new Error(`Mounting a small disk needs root: ${mounted.output}`);
  try {
    return await work(disk);
  } finally {
    await runCommand(['umount', '-l', disk], { root });
  }
}

export const scenario: Scenario = {
  title: 'the database’s disk fills up, and is freed again',
  run: (root) =>
    inFolder(async (folder) => {
      const env = {
        BANK_FILE: await writeSmallBank(folder),
        TOKEN_SECRET: 'a secret of the scenario alone, never used elsewhere',
        LOG_LEVEL: 'fatal',
        NODE_ENV: 'production',
      };
      const onSqlite = await onSmallDisk(root, folder, 16, (disk) =>
        runOnFullDisk(root, disk, { ...env, DATABASE_URL: `sqlite:${join(disk, 'full.db')}` }),
      );
      const onMariaDb = await onSmallDisk(root, folder, 200, (disk) =>
        withMariaDb(root, ({ url }) => runOnFullDisk(root, disk, { ...env, DATABASE_URL: url }), {
          parent: disk,
        }),
      );
      return [...findingsOf('SQLite', onSqlite), ...findingsOf('MariaDB', onMariaDb)];
    }),
};
