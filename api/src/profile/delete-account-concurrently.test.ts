import { randomUUIDv7 } from 'node:crypto';
import { favoriteRoutes } from '../favorites/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { buildFavorites, buildUser, testPassword } from '../testing/factories.ts';
import { signIn } from '../testing/signed-in-browser.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { listTablesOfLearners } from './testing/read-schema.ts';

let database: TestDatabase;
/** Two instances of the API: locks in the memory of one would not be enough. */
let instances: [TestApi, TestApi];

beforeAll(async () => {
  database = await createTestDatabase();
  const start = () =>
    startApi({ database, routes: favoriteRoutes({ downloads: createDownloads() }) });
  instances = [await start(), await start()];
});
afterAll(async () => {
  for (const api of instances) await api.stop();
  await database.remove();
});

const range = (length: number) => Array.from({ length }, (_, index) => index);

function reviewOf(index: number) {
  const review = {
    id: randomUUIDv7(),
    card_id: `word-${21 + (index % 5)}`,
    rating: 'good',
    exercise: 'recognise',
    reviewed_at: '2026-11-20T09:00:00Z',
  };
  return { reviews: [review] };
}

function favoriteOf(index: number) {
  const languages = { from_lang: 'Spanish', to_lang: 'English' };
  return { ...languages, original_text: `frase ${index}`, translated_text: `phrase ${index}` };
}

/** Requests that a learner's browser may be sending at the same time, in rotation. */
const writes: ((index: number) => [path: string, json: object, method?: string])[] = [
  (index) => ['/api/practice/reviews', reviewOf(index)],
  (index) => ['/api/words/setstatus', { word_id: 21 + (index % 5), action: 'learned' }],
  (index) => ['/api/words/add_favorites', favoriteOf(index)],
  (index) => ['/api/words/favorites/categories', { name: `Category ${index}` }],
  () => ['/api/practice/settings', { new_words_a_day: 5 }],
  () => ['/api/auth/choose_lang', { target_language_code: 'ru' }],
  (index) => ['/api/profile/settings', { time_zone: index % 2 ? 'UTC' : null }, 'PUT'],
];

test('writes during the deletion leave nothing behind, and none is a server error', async () => {
  const { db } = database;
  const tables = await listTablesOfLearners(db);
  for (const round of range(6)) {
    const user = await buildUser(db);
    await buildFavorites(
      db,
      user,
      range(20).map(() => ({})),
    );
    const browser = await signIn(instances[0], user);
    const calls = range(42).map((index) => () => {
      const [path, json, method = 'POST'] = writes[index % writes.length]?.(index) ?? ['', {}];
      const headers = browser.authorization;
      return instances[index % 2 === 0 ? 0 : 1].call(path, { method, json, headers });
    });
    const login = { email: user.email, password: testPassword };
    calls.push(() => instances[1].call('/api/auth/login', { json: login }));
    const remove = () => browser.call('/api/profile/delete', { json: { password: testPassword } });
    calls.splice(round * 8, 0, remove);
    const answers = await Promise.all(calls.map((call) => call()));

    const wrong = answers.filter(({ status }) => status !== 200 && status !== 401);
    expect(wrong.map(({ status, body }) => ({ status, body }))).toEqual([]);
    expect(answers[round * 8]?.status).toBe(200);
    for (const table of tables) {
      const left: object[] = await db(table).where({ user_id: user.id });
      // That the account was deleted stays, and nothing else.
      const kept = left.filter((row) => !('kind' in row) || row.kind !== 'deleted');
      expect([table, kept]).toEqual([table, []]);
    }
    expect(await db('users').where({ id: user.id })).toEqual([]);
  }
});

test('of two parallel deletions of an account, one succeeds', async () => {
  const user = await buildUser(database.db);
  const json = { password: testPassword };
  const answers = await Promise.all(
    range(4).map((index) =>
      instances[index % 2 === 0 ? 0 : 1].call('/api/profile/delete', { user, json }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect(await database.db('users').where({ id: user.id })).toEqual([]);
});
