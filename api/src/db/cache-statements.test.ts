import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { buildUser } from '../testing/factories.ts';
import { cacheStatements } from './cache-statements.ts';

test('a statement is prepared once, a failing one each time', () => {
  const prepared: string[] = [];
  const connection = {
    prepare(sql: string) {
      prepared.push(sql);
      if (sql === 'wrong') throw new Error('syntax error');
      return { sql };
    },
  };
  cacheStatements(connection);
  expect(connection.prepare('SELECT 1')).toBe(connection.prepare('SELECT 1'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(() => connection.prepare('wrong')).toThrow('syntax error');
  }
  expect(prepared).toEqual(['SELECT 1', 'wrong', 'wrong']);
});

describe('a statement that is run again', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.remove());

  test('works after a failure', async () => {
    const { db } = database;
    const user = await buildUser(db);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(buildUser(db, { email: user.email })).rejects.toThrow('insert into `users`');
    }
    await buildUser(db);
    expect(await db('users')).toHaveLength(2);
  });

  test('sees a column that was added meanwhile', async () => {
    const { db } = database;
    const user = await buildUser(db);
    const find = () => db('users').where({ id: user.id }).first();
    expect(await find()).not.toHaveProperty('later');
    await db.schema.alterTable('users', (table) => void table.integer('later'));
    expect(await find()).toMatchObject({ id: user.id, later: null });
  });
});
