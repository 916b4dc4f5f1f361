import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readSchema } from '../profile/testing/read-schema.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations.ts';
import { isMysql } from './open-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.remove());

async function columnsByTable(): Promise<Record<string, string[]>> {
  const schema = await readSchema(database.db);
  return Object.fromEntries([...schema].map(([table, columns]) => [table, columns.toSorted()]));
}

type Process = ChildProcessByStdio<null, Readable, null>;

/** A separate process on the database: the embedded one blocks a whole process while it waits. */
function startProcess(work: string): Process {
  const script = `
    import { migrateDatabase } from '${import.meta.dirname}/migrate-database.ts';
    import { openDatabase } from '${import.meta.dirname}/open-database.ts';
    const db = openDatabase('${database.url}');
    ${work}
    await db.destroy();`;
  const args = ['--input-type=module', '--eval', script];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('a migration that was executed but not recorded is only recorded, one at a time', async () => {
  const { db } = database;
  await migrateDatabase(db);
  const schema = await columnsByTable();
  for (const { name } of migrations) {
    await db('knex_migrations').where({ name }).delete();
    expect(await migrateDatabase(db)).toEqual([name]);
  }
  await db('knex_migrations').delete();
  expect(await migrateDatabase(db)).toEqual(migrations.map(({ name }) => name));
  expect(await columnsByTable()).toEqual(schema);
});

test('each migration is one statement, so that none can be half executed', async () => {
  const { db } = database;
  const several: string[] = [];
  for (const { name, up } of migrations) {
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => statements.push(sql);
    db.on('query', listen);
    await up(db);
    db.off('query', listen);
    if (statements.length > 1) several.push(name);
  }
  // How tables are stored changes on SQLite alone, which runs all migrations in one transaction.
  const ofStorage = migrations.filter(({ name }) => name.endsWith('_without_rowid'));
  expect(several).toEqual(isMysql(db) ? [] : ofStorage.map(({ name }) => name));
});

test('a migration that fails does not count as applied', async () => {
  const { db } = database;
  await migrateDatabase(db);
  await db('knex_migrations').where({ name: '0005_word_marks_by_learned_at' }).delete();
  await db.schema.dropTable('word_marks');
  await expect(migrateDatabase(db)).rejects.toThrow(/word_marks/);
});

test('two concurrent migrations both succeed', async () => {
  const applied = await Promise.all(
    [1, 2].map(async () => {
      const process = startProcess('console.log(JSON.stringify(await migrateDatabase(db)));');
      return JSON.parse(await text(process.stdout)) as string[];
    }),
  );
  const names = migrations.map(({ name }) => name);
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], names]);
  expect(await database.db('knex_migrations').orderBy('id').pluck('name')).toEqual(names);
});

test('a process that is killed while it holds the lock does not block the next', async () => {
  const holder = startProcess(`
    await migrateDatabase(db);
    const transaction = await db.transaction();
    await transaction('knex_migrations_lock').update({ is_locked: 1 });
    console.log('held');
    setInterval(() => {}, 1000);`);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await migrateDatabase(database.db)).toEqual([]);
});

test('a lock row left by a killed earlier release is ignored', async () => {
  const { db } = database;
  await migrateDatabase(db);
  await db('knex_migrations_lock').update({ is_locked: 1 });
  expect(await migrateDatabase(db)).toEqual([]);
});
