import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../db/migrate-database.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { favoriteRoutes } from '../favorites/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';

let folder: string;
let db: Database;
let api: TestApi;
let user: User;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'topwords-full-'));
  const url = `sqlite:${join(folder, 'full.db')}`;
  db = openDatabase(url);
  await migrateDatabase(db);
  api = await startApi({
    database: { db, url, remove: () => db.destroy() },
    routes: favoriteRoutes({ downloads: createDownloads() }),
  });
  user = await buildUser(db);
});
afterEach(async () => {
  await api.stop();
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Saves until the disk is full. */
async function saveUntilRefused() {
  for (let index = 0; index < 300; index += 1) {
    const json = {
      original_text: `${index} ${'a'.repeat(1500)}`,
      translated_text: 'b'.repeat(1500),
      from_lang: 'Spanish',
      to_lang: 'English',
    };
    const answer = await api.call('/api/words/add_favorites', { user, json });
    if (answer.status !== 200) return answer;
  }
  throw new Error('Everything was saved');
}

const saving = () => api.call('/api/practice/settings', { user, json: { new_words_a_day: 7 } });

test('on a full disk nothing is half saved, reads go on, and saving recovers', async () => {
  const [{ page_count: pages }] = await db.raw('PRAGMA page_count');
  await db.raw(`PRAGMA max_page_count = ${pages + 12}`);
  const refusal = await saveUntilRefused();
  expect(refusal).toMatchObject({ status: 503, body: { code: 'saving_unavailable' } });
  expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await api.call('/api/words/es', { user })).status).toBe(200);
  const json = {
    email: 'new@example.org',
    password: testPassword,
    username: 'N',
    native: 'English',
  };
  const tried = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      api.call('/api/auth/register', { json: { ...json, email: `${index}@example.org` } }),
    ),
  );
  const statuses = new Set(tried.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const [{ orphans }] = await db.raw(
    `SELECT COUNT(*) AS orphans FROM users WHERE email LIKE '%@example.org' AND email NOT LIKE '%-%'
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)`,
  );
  expect(orphans).toBe(0);

  expect(await api.call('/readyz')).toMatchObject({ status: 200, body: { status: 'read_only' } });
  const writes = await api.call('/readyz?writes');
  expect(writes).toMatchObject({ status: 503, body: { code: 'saving_unavailable' } });

  await db.raw('PRAGMA max_page_count = 1000000');
  expect((await saving()).status).toBe(200);
  api.clock.now += 20_000;
  expect(await api.call('/readyz?writes')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a read-only file is noticed before anyone tries to save', async () => {
  await db.raw('PRAGMA query_only = ON');
  expect(await api.call('/readyz')).toMatchObject({ status: 200, body: { status: 'read_only' } });
  expect(await saving()).toMatchObject({ status: 503, body: { code: 'saving_unavailable' } });
  expect((await api.call('/api/words/es', { user })).status).toBe(200);
  await db.raw('PRAGMA query_only = OFF');
  api.clock.now += 20_000;
  expect((await api.call('/readyz')).body).toMatchObject({ status: 'ok' });
});

test('probes write at most every five seconds', async () => {
  const writes: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => {
    if (/^update/i.test(sql)) writes.push(sql);
  });
  for (let probe = 0; probe < 20; probe += 1) await api.call('/readyz');
  expect(writes).toHaveLength(1);
});
