import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isDuplicate, isTransient } from './failures.ts';
import { inTransaction } from './in-transaction.ts';
import { listPendingMigrations, migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.remove());

test('a database server gets the configured number of connections, an embedded one gets one', async () => {
  const sizes: unknown[] = [];
  for (const url of ['mysql://user@localhost/name', 'mysql://user@localhost/name', database.url]) {
    const settings = sizes.length === 0 ? {} : { poolSize: 25 };
    const db = openDatabase(url, settings);
    sizes.push(db.client.pool.max);
    await db.destroy();
  }
  expect(sizes).toEqual([10, 25, database.url.startsWith('sqlite:') ? 1 : 25]);
});

// @spec D4
test('migrating brings an empty database up to date, and a second run changes nothing', async () => {
  const { db } = database;
  const names = migrations.map((migration) => migration.name);
  expect(await listPendingMigrations(db)).toEqual(names);
  expect(await migrateDatabase(db)).toEqual(names);
  expect(await listPendingMigrations(db)).toEqual([]);
  expect(await migrateDatabase(db)).toEqual([]);
});

test('a database that a newer release has expanded is up to date', async () => {
  const { db } = database;
  await migrateDatabase(db);
  await db('knex_migrations').insert({
    name: '9999_later',
    batch: 9,
    migration_time: new Date('2026-01-01'),
  });
  expect(await listPendingMigrations(db)).toEqual([]);
  expect(await migrateDatabase(db)).toEqual([]);
});

function total(): Promise<number> {
  return database.db('counters').then(([row]) => row.total);
}

describe('a transaction', () => {
  beforeEach(async () => {
    await database.db.schema.createTable('counters', (table) => {
      table.integer('id').primary();
      table.integer('total').notNullable();
    });
    await database.db('counters').insert({ id: 1, total: 0 });
  });

  test.each([
    ['a deadlock', { errno: 1213 }],
    ['a lock wait that took too long', { errno: 1205 }],
    ['a node that is not ready', { errno: 1047 }],
    ['a rollback by the other nodes of a group', { errno: 3101 }],
    ['a write conflict of TiDB', { errno: 9007 }],
    ['a commit that TiDB gave up', { errno: 8022 }],
    ['a schema that changed under TiDB', { errno: 8028 }],
    ['a busy file', { code: 'SQLITE_BUSY' }],
    ['a file that changed meanwhile', { code: 'SQLITE_BUSY_SNAPSHOT' }],
  ])('is retried from the start after %s', async (_name, properties) => {
    let runs = 0;
    const result = await inTransaction(database.db, async (transaction) => {
      runs += 1;
      await transaction('counters').increment('total');
      if (runs < 3) throw Object.assign(new Error('transient'), properties);
      return 'done';
    });
    expect(result).toBe('done');
    expect(runs).toBe(3);
    expect(await total()).toBe(1);
  });

  test('gives up after repeated failures', async () => {
    let runs = 0;
    const endless = inTransaction(database.db, async () => {
      runs += 1;
      throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
    await expect(endless).rejects.toThrow('deadlock');
    expect(runs).toBe(6);
  });

  test('is rolled back and not retried after any other failure', async () => {
    let runs = 0;
    const failing = inTransaction(database.db, async (transaction) => {
      runs += 1;
      await transaction('counters').increment('total');
      throw new Error('a mistake');
    });
    await expect(failing).rejects.toThrow('a mistake');
    expect(runs).toBe(1);
    expect(await total()).toBe(0);
  });

  test('distinguishes a duplicate from a transient failure', async () => {
    const twice = database.db('counters').insert({ id: 1, total: 0 });
    const error: unknown = await twice.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDuplicate(error)).toBe(true);
    expect(isTransient(error)).toBe(false);
  });

  test('that loses a race for a row is retried until it wins', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        inTransaction(database.db, async (transaction) => {
          const [row] = await transaction('counters').forUpdate();
          await transaction('counters').update({ total: row.total + 1 });
        }),
      ),
    );
    expect(await total()).toBe(8);
  });
});
