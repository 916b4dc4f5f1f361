import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../db/open-database.ts';
import { returnDatabase, takeDatabase } from './databases/database-pool.ts';
import { copyMigratedFile } from './databases/migrated-file.ts';
import { addressOf, testServer, withServer } from './databases/test-server.ts';

/** A database for one test, until `remove`. */
export interface TestDatabase {
  db: Database;
  /** `sqlite:…` or `mysql://…`, for code that opens the database itself. */
  url: string;
  remove: () => Promise<void>;
}

/** An empty database without tables; on the server of TEST_DATABASE_URL if that is `mysql://…`. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = testServer();
  if (server === undefined) return createFile(async () => undefined);
  const name = `topwords_test_${randomBytes(6).toString('hex')}`;
  await withServer(server, (root) => root.raw('CREATE DATABASE ??', [name]));
  return openOnServer(server, name, () =>
    withServer(server, (root) => root.raw('DROP DATABASE ??', [name])),
  );
}

/** A database as the migrations leave it, which run once for many tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServer();
  if (server === undefined) return createFile(copyMigratedFile);
  const name = await takeDatabase(server);
  return openOnServer(server, name, () => returnDatabase(server, name));
}

async function createFile(fill: (file: string) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-api-'));
  const file = join(folder, 'test.db');
  await fill(file);
  const url = `sqlite:${file}`;
  const db = openDatabase(url, { synchronous: 'OFF' });
  return {
    db,
    url,
    async remove() {
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

function openOnServer(server: string, name: string, leave: () => Promise<void>): TestDatabase {
  const url = addressOf(server, name);
  const db = openDatabase(url);
  return {
    db,
    url,
    async remove() {
      await db.destroy();
      await leave();
    },
  };
}
