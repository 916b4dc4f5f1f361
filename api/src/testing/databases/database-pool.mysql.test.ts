import { migrateDatabase } from '../../db/migrate-database.ts';
import { buildFavorite, buildMark, buildUser } from '../factories.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test-database.ts';
import { describeDatabase } from './describe-database.ts';

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

/** Names the database that a test gets after one that did this to its own. */
async function nameAfter(work: (database: TestDatabase) => Promise<unknown>): Promise<string[]> {
  const first = await createTestDatabase();
  await work(first);
  await first.remove();
  const second = await createTestDatabase();
  try {
    return [nameOf(first), nameOf(second)];
  } finally {
    await second.remove();
  }
}

test('a database is given to the next test as its migrations left it', async () => {
  const [before, after] = await nameAfter(async ({ db }) => {
    const user = await buildUser(db);
    await buildMark(db, user);
    await buildFavorite(db, user);
  });
  expect(after).toBe(before);
  const [reused, migrated] = [await createTestDatabase(), await createEmptyDatabase()];
  await migrateDatabase(migrated.db);
  const withoutTimes = async ({ db, ...database }: TestDatabase) => {
    await db('knex_migrations').update({ migration_time: null });
    return describeDatabase(db, nameOf({ db, ...database }));
  };
  expect(nameOf(reused)).toBe(before);
  expect(await withoutTimes(reused)).toEqual(await withoutTimes(migrated));
  await reused.remove();
  await migrated.remove();
});

test.each([
  ['dropped a table', 'DROP TABLE account_roles'],
  ['added a column', 'ALTER TABLE users ADD COLUMN later INTEGER'],
  ['added a table', 'CREATE TABLE later (id INTEGER)'],
  ['used up numbers', "INSERT INTO knex_migrations (id, name) VALUES (9999, 'later')"],
  ['forgot a migration', 'DELETE FROM knex_migrations LIMIT 1'],
])('a database in which a test %s is not used again', async (_name, statement) => {
  const [before, after] = await nameAfter(({ db }) => db.raw(statement));
  expect(after).not.toBe(before);
});

test('a database to which a test stays connected is not used again', async () => {
  const { db: other, ...rest } = await createTestDatabase();
  const [before, after] = await nameAfter(({ db, url }) => {
    const name = new URL(url).pathname.slice(1);
    return other.transaction(async (transaction) => {
      await transaction.raw('USE ??', [name]);
      await db.raw('SELECT 1');
    });
  });
  expect(after).not.toBe(before);
  await other.destroy();
  await rest.remove();
});

test('tests at the same time have different databases', async () => {
  const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase()));
  expect(new Set(databases.map(nameOf)).size).toBe(3);
  for (const { remove } of databases) await remove();
  const again = await Promise.all([1, 2, 3].map(() => createTestDatabase()));
  expect(new Set(again.map(nameOf)).size).toBe(3);
  for (const { remove } of again) await remove();
});
