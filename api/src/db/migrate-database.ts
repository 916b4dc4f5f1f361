import { isAlreadyDone } from './failures.ts';
import { inTransaction } from './in-transaction.ts';
import { holdMigrationLock, createMigrationLock } from './migration-lock.ts';
import { migrations } from './migrations.ts';
import { isMysql, type Database } from './open-database.ts';

/** Applied migrations, in the table that earlier releases kept through knex. */
export const recordTable = 'knex_migrations';

interface RecordRow {
  name: string;
  batch: number;
  migration_time: Date;
}

type Migration = (typeof migrations)[number];

/**
 * Brings the schema up to date. Any number of processes may do so concurrently. A killed process
 * does not block the next: the lock ends with its holder, and a migration whose statement was
 * executed but not recorded is only recorded.
 * @returns the names of the migrations it applied
 */
export async function migrateDatabase(db: Database): Promise<string[]> {
  const numbered = isMysql(db) ? 'INTEGER PRIMARY KEY AUTO_INCREMENT' : 'INTEGER PRIMARY KEY';
  await db.raw(
    `CREATE TABLE IF NOT EXISTS ${recordTable}
       (id ${numbered}, name VARCHAR(255), batch INTEGER, migration_time TIMESTAMP NULL)`,
  );
  await createMigrationLock(db);
  return inTransaction(db, (transaction) =>
    holdMigrationLock(transaction, () =>
      // SQLite runs all in one transaction; MySQL would end the one that holds the lock.
      applyPending(isMysql(db) ? db : transaction),
    ),
  );
}

/** Names of the migrations that the database does not have yet. */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const isNew = !(await db.schema.hasTable(recordTable));
  return (isNew ? [...migrations] : await findPending(db)).map(({ name }) => name);
}

async function findPending(db: Database): Promise<Migration[]> {
  // A newer release may already have expanded the schema: its records are ignored.
  const rows = await db<RecordRow>(recordTable).select('name');
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function applyPending(db: Database): Promise<string[]> {
  const pending = await findPending(db);
  const last = await db<RecordRow>(recordTable).orderBy('batch', 'desc').first('batch');
  const batch = (last?.batch ?? 0) + 1;
  for (const { name, up } of pending) {
    await up(db).catch((error: unknown) => {
      if (!isAlreadyDone(error)) throw error;
    });
    await db<RecordRow>(recordTable).insert({ name, batch, migration_time: new Date() });
  }
  return pending.map(({ name }) => name);
}
