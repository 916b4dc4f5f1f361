import { changeMark } from '../marks/change-mark.ts';
import { listMarks } from '../marks/mark-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { commitTogether } from './commit-together.ts';
import { isMysql, openDatabase, type Database } from './open-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const star = (userId: string, wordId: number) => (db: Database) =>
  changeMark(db, userId, wordId, { action: 'star', value: true, at: 1 });

const isRepeatable = { isRepeatable: true };

/** The statements that `act` runs and that do not only read. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const note = ({ sql }: { sql: string }) => void seen.push(/^\w+/.exec(sql)?.[0] ?? sql);
  database.db.client.on('query', note);
  await act();
  database.db.client.off('query', note);
  return seen.map((name) => name.toUpperCase()).filter((name) => name !== 'SELECT');
}

test('a statement that comes alone is alone', async () => {
  const { db } = database;
  const user = await buildUser(db);
  const act = () => commitTogether(db, star(user.id, 1), isRepeatable);
  expect(await statementsOf(act)).toEqual(['INSERT']);
  expect(await listMarks(db, user.id)).toHaveLength(1);
});

test('statements that come at the same time are committed once by an embedded database', async () => {
  const { db } = database;
  const user = await buildUser(db);
  const act = () =>
    Promise.all([1, 2, 3].map((word) => commitTogether(db, star(user.id, word), isRepeatable)));
  const inserts = ['INSERT', 'INSERT', 'INSERT'];
  const expected = isMysql(db) ? inserts : ['BEGIN', ...inserts, 'COMMIT'];
  expect(await statementsOf(act)).toEqual(expected);
  expect(await listMarks(db, user.id)).toHaveLength(3);
});

test('a statement that fails fails its own call only, and each is answered with its own', async () => {
  const { db } = database;
  const user = await buildUser(db);
  const results = await Promise.allSettled([
    commitTogether(db, star(user.id, 7), isRepeatable),
    commitTogether(db, star('01999999-0000-7000-8000-000000000000', 7), isRepeatable),
    commitTogether(db, star(user.id, 8), isRepeatable),
  ]);
  expect(results).toMatchObject([
    { status: 'fulfilled', value: { wordId: 7 } },
    { status: 'rejected' },
    { status: 'fulfilled', value: { wordId: 8 } },
  ]);
  expect(await listMarks(db, user.id)).toHaveLength(2);
});

test('another connection reads each mark once it is answered, while others are being written', async () => {
  const { db, url } = database;
  const user = await buildUser(db);
  const other = openDatabase(url);
  const words = Array.from({ length: 40 }, (_, index) => index + 1);
  await Promise.all(
    words.map(async (word) => {
      for (let turn = 0; turn < word % 5; turn += 1) await db.raw('SELECT 1');
      const mark = await commitTogether(db, star(user.id, word), isRepeatable);
      expect(mark?.wordId).toBe(word);
      const rows = await other('word_marks').where({ user_id: user.id, word_id: word });
      expect(rows).toHaveLength(1);
    }),
  );
  await other.destroy();
});
