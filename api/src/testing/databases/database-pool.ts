import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateDatabase } from '../../db/migrate-database.ts';
import type { Database } from '../../db/open-database.ts';
import { describeDatabase, listTables } from './describe-database.ts';
import { addressOf, withServer } from './test-server.ts';

/** A database that was migrated for one test of this run and is kept for further ones. */
interface PooledRow {
  name: string;
  /** As it was right after its migrations. */
  description: string;
  /** The process of jest whose tests use it, one file after the other. */
  worker: string;
  is_free: boolean;
}

const table = 'kept_databases';
/** How long the connections of the test before may take to end. */
const leavingMilliseconds = 2000;

function poolOfRun(): string {
  const pool = process.env['TEST_DATABASE_POOL'];
  if (pool === undefined) throw new Error('prepare-databases.ts has not run');
  return pool;
}

const worker = process.env['JEST_WORKER_ID'] ?? '';
const listed = (root: Database) => root<PooledRow>(table).withSchema(poolOfRun());

/** Creates the list of databases that the processes of this run share. */
export function createDatabasePool(server: string): Promise<void> {
  return withServer(server, async (root) => {
    await root.raw('CREATE DATABASE ??', [poolOfRun()]);
    await root.raw(
      `CREATE TABLE ??.?? (name VARCHAR(64) PRIMARY KEY, description LONGTEXT,
         worker VARCHAR(16), is_free BOOLEAN)`,
      [poolOfRun(), table],
    );
  });
}

/** Drops the databases of this run and their list. */
export function removeDatabasePool(server: string): Promise<void> {
  return withServer(server, async (root) => {
    const names = await listed(root).pluck('name');
    for (const name of [...names, poolOfRun()]) await root.raw('DROP DATABASE ??', [name]);
  });
}

/**
 * The name of a database that is as its migrations leave it, for one test alone: one that another
 * test has returned, or a new one.
 */
export function takeDatabase(server: string): Promise<string> {
  return withServer(server, async (root) => {
    for (const { name, description } of await listed(root).where({ worker, is_free: true })) {
      const taken = await listed(root).where({ name, is_free: true }).update({ is_free: false });
      if (taken === 0) continue;
      if (await restore(root, name, description)) return name;
      await root.raw('DROP DATABASE ??', [name]);
      await listed(root).where({ name }).delete();
    }
    return createMigrated(root, server);
  });
}

/** Leaves a database to the next test. */
export function returnDatabase(server: string, name: string): Promise<void> {
  return withServer(server, async (root) => {
    await listed(root).where({ name }).update({ is_free: true });
  });
}

async function createMigrated(root: Database, server: string): Promise<string> {
  const name = `${poolOfRun()}_${randomBytes(6).toString('hex')}`;
  await root.raw('CREATE DATABASE ??', [name]);
  await withServer(addressOf(server, name), migrateDatabase);
  const description = JSON.stringify(await describeDatabase(root, name));
  await listed(root).insert({ name, description, worker, is_free: false });
  return name;
}

/** Empties a database. @returns whether it then is exactly as its migrations left it */
async function restore(root: Database, name: string, description: string): Promise<boolean> {
  if (await isConnected(root, name)) return false;
  const { rows } = JSON.parse(description) as Awaited<ReturnType<typeof describeDatabase>>;
  const { filled } = await listTables(root, name);
  const tables = filled.filter((one) => !Object.hasOwn(rows, one));
  await root.transaction(async (transaction) => {
    await transaction.raw('SET FOREIGN_KEY_CHECKS = 0');
    for (const one of tables) await transaction.raw('DELETE FROM ??.??', [name, one]);
    await transaction.raw('SET FOREIGN_KEY_CHECKS = 1');
  });
  return JSON.stringify(await describeDatabase(root, name)) === description;
}

/** Whether anything is still connected to a database after a while, and could change it. */
async function isConnected(root: Database, name: string): Promise<boolean> {
  const end = performance.now() + leavingMilliseconds;
  for (;;) {
    const [rows] = await root.raw('SELECT 1 FROM information_schema.processlist WHERE db = ?', [
      name,
    ]);
    if (rows.length === 0) return false;
    if (performance.now() > end) return true;
    await wait(5);
  }
}
