import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccount, type Account } from '../accounts/account.ts';
import { inFolder } from '../processes/in-folder.ts';
import { runCommand } from '../processes/run-command.ts';
import { withApi } from '../processes/start-api.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { exactly, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';
import { writeSmallBank } from './write-small-bank.ts';

const writesAtMost = 3000;
const recoveryMilliseconds = 30_000;

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

/** Saves a long pair. @returns `200`, or such as `503 saving_unavailable` */
async function save({ send }: Account, index: number): Promise<string> {
  const response = await send('/words/add_favorites', {
    original_text: `${index} ${'a'.repeat(1900)}`,
    translated_text: 'b'.repeat(1900),
    from_lang: 'Spanish',
    to_lang: 'English',
  });
  const answer = (await response.json()) as { code?: string };
  return response.ok ? '200' : `${response.status} ${answer.code}`;
}

function runOnFullDisk(
  root: string,
  title: string,
  disk: string,
  databaseUrl: string,
  bankFile: string,
): Promise<Finding[]> {
  const further = { BANK_FILE: bankFile, LOG_LEVEL: 'fatal' };
  return withApi(
    root,
    databaseUrl,
    async ({ address }) => {
      const account = await createAccount(address);
      const free = fillDisk(disk);
      const refusals = new Set<string>();
      // Twenty more after the first that is refused.
      for (let index = 0, more = 20; index < writesAtMost && more > 0; index += 1) {
        const answer = await save(account, index);
        if (answer !== '200') refusals.add(answer);
        if (refusals.size > 0) more -= 1;
      }
      const { status: read } = await account.send('/words/es');
      const readyz = (await (await fetch(`${address}/readyz`)).json()) as { status: string };
      free();
      const deadline = Date.now() + recoveryMilliseconds;
      let isBack = false;
      while (!isBack && Date.now() < deadline) {
        const answer = await save(account, 2 * writesAtMost);
        isBack = answer === '200' && (await fetch(`${address}/readyz?writes`)).ok;
        if (!isBack) await wait(200);
      }
      return [
        exactly(
          `${title}: writes on a full disk`,
          [...refusals].join(', '),
          '503 saving_unavailable',
        ),
        exactly(`${title}: reads meanwhile`, read, 200),
        exactly(`${title}: /readyz meanwhile`, readyz.status, 'read_only'),
        exactly(`${title}: writes once there is room`, isBack ? 'saved' : 'refused', 'saved'),
      ];
    },
    further,
  );
}

/** Runs `work` with a disk of this many megabytes; mounting it needs root. */
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
      const bank = await writeSmallBank(folder);
      const onSqlite = await onSmallDisk(root, folder, 16, (disk) =>
        runOnFullDisk(root, 'SQLite', disk, `sqlite:${join(disk, 'full.db')}`, bank),
      );
      const onMariaDb = await onSmallDisk(root, folder, 200, (disk) =>
        withMariaDb(root, ({ url }) => runOnFullDisk(root, 'MariaDB', disk, url, bank), {
          parent: disk,
        }),
      );
      return [...onSqlite, ...onMariaDb];
    }),
};
