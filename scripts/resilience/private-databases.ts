import { loadBank, oldestMeanings } from '@topwords/content/bank';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../servers/start-mariadb.ts';
import type { SqlServer } from '../servers/sql-server.ts';

const meanings = 200;

/** Works in a folder of its own, which is removed afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-resilience-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Works with a MariaDB that loses nothing it acknowledged, and ends it. */
export async function onDurableMariaDb<Result>(
  root: string,
  work: (server: SqlServer) => Promise<Result>,
): Promise<Result> {
  const server = await startMariaDb(root, { isDurable: true });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Writes the bank's first meanings to a file, with which servers start sooner. @returns its path */
export async function writeSmallBank(folder: string): Promise<string> {
  const file = join(folder, 'bank.json');
  await writeFile(file, JSON.stringify(oldestMeanings(loadBank(), meanings)));
  return file;
}
