import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase, type Database } from '../db/open-database.ts';

/** A database for one test, deleted by `remove`. */
export interface TestDatabase {
  db: Database;
  /** `sqlite:…` or `mysql://…`, for code that opens the database itself. */
  url: string;
  remove: () => Promise<void>;
}

/** An empty database; on the server of TEST_DATABASE_URL if that is `mysql://…`. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  return server.startsWith('mysql://') ? createOnServer(server) : createFile();
}

/** The same with the schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await migrateDatabase(database.db);
  return database;
}

async function createFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'topwords-api-'));
  const url = `sqlite:${join(folder, 'test.db')}`;
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

async function createOnServer(server: string): Promise<TestDatabase> {
  const name = `topwords_test_${randomBytes(6).toString('hex')}`;
  const address = new URL(server);
  const root = openDatabase(server);
  await root.raw('CREATE DATABASE ??', [name]);
  address.pathname = `/${name}`;
  const url = address.href;
  const db = openDatabase(url);
  return {
    db,
    url,
    async remove() {
      await db.destroy();
      await root.raw('DROP DATABASE ??', [name]);
      await root.destroy();
    },
  };
}
