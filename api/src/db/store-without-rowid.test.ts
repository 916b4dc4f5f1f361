import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMark, buildUser } from '../testing/factories.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase, type Database } from './open-database.ts';
import { storeWithoutRowid } from './store-without-rowid.ts';

let folder: string;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-rowid-'));
  db = openDatabase(`sqlite:${join(folder, 'test.db')}`);
  await migrateDatabase(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** A table as it was before, with rows of some users. */
async function createOldTable(): Promise<void> {
  await db.raw(`CREATE TABLE old_marks (
     user_id VARCHAR(36) NOT NULL,
     word_id INTEGER NOT NULL,
     starred_at BIGINT NULL,
     PRIMARY KEY (user_id, word_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`);
  for (let count = 0; count < 3; count += 1) {
    const { id } = await buildUser(db);
    await db('old_marks').insert([1, 2].map((word) => ({ user_id: id, word_id: word })));
  }
}

const sqlOf = async (table: string): Promise<string> =>
  (await db('sqlite_master').where({ name: table }).first('sql')).sql;

test('keeps rows, keys and what follows a deleted user', async () => {
  await createOldTable();
  const rows = await db('old_marks').orderBy(['user_id', 'word_id']);
  await db.transaction((transaction) => storeWithoutRowid(transaction, 'old_marks'));
  expect(await db('old_marks').orderBy(['user_id', 'word_id'])).toEqual(rows);
  expect(await sqlOf('old_marks')).toMatch(/WITHOUT ROWID$/);
  const { user_id, word_id } = rows[0];
  await expect(db('old_marks').insert({ user_id, word_id })).rejects.toThrow('UNIQUE');
  await db('users').where({ id: user_id }).delete();
  expect(await db('old_marks').count({ count: '*' })).toEqual([{ count: 4 }]);
});

test('does nothing the second time', async () => {
  await createOldTable();
  await storeWithoutRowid(db, 'old_marks');
  const statements: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
  await storeWithoutRowid(db, 'old_marks');
  expect(statements.filter((sql) => !sql.startsWith('select'))).toEqual([]);
});

test('loses nothing when it is interrupted', async () => {
  await createOldTable();
  const rows = await db('old_marks');
  const interrupted = db.transaction(async (transaction) => {
    await storeWithoutRowid(transaction, 'old_marks');
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(await db('old_marks')).toEqual(rows);
  expect(await sqlOf('old_marks')).not.toMatch(/WITHOUT ROWID$/);
});

test('marks are stored in the tree of their primary key', async () => {
  const user = await buildUser(db);
  await buildMark(db, user);
  expect(await sqlOf('word_marks')).toMatch(/WITHOUT ROWID$/);
  expect(await db('word_marks')).toHaveLength(1);
});
