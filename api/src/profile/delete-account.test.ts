import { callWithSession } from '../testing/browser-session.ts';
import { buildMark, buildUser, testPassword } from '../testing/factories.ts';
import { signIn } from '../testing/signed-in-browser.ts';
import { startApi } from '../testing/start-api.ts';
import { favoriteRoutes } from '../favorites/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { buildFullAccount } from './testing/build-full-account.ts';
import { listTablesOfLearners } from './testing/read-schema.ts';
import { sharedApi } from '../testing/shared-api.ts';

const path = '/api/profile/delete';
const minute = 60_000;
const api = sharedApi(() => startApi({ routes: favoriteRoutes({ downloads: createDownloads() }) }));

/** How many rows of a user each table has, by name; tables without any are left out. */
async function countRows(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTablesOfLearners(api.db)) {
    const rows = await api.db(table).where({ user_id: userId });
    if (rows.length > 0) counts[table] = rows.length;
  }
  const accounts = await api.db('users').where({ id: userId });
  return accounts.length > 0 ? { ...counts, users: 1 } : counts;
}

/** That the account was deleted stays for operators, without a trace of from where. */
const onlyDeleted = { security_events: 1 };

test('all rows of the account are deleted, and none of others', async () => {
  const { user } = await buildFullAccount(api.db);
  const { user: other } = await buildFullAccount(api.db);
  const before = await countRows(user.id);
  const tables = [...(await listTablesOfLearners(api.db)), 'users'].toSorted();
  expect(Object.keys(before).toSorted()).toEqual(tables);
  const answer = await api.call(path, { user, json: { password: testPassword } });
  expect(answer).toMatchObject({
    status: 200,
    body: { detail: 'Your account and all its data have been deleted' },
  });
  expect(await countRows(user.id)).toEqual(onlyDeleted);
  expect(await countRows(other.id)).toEqual(before);
});

test('many favourites in many categories are deleted with their owner', async () => {
  const user = await buildUser(api.db);
  for (const name of ['Travel', 'Work', 'Food']) {
    const made = await api.call('/api/words/favorites/categories', { user, json: { name } });
    const { category } = made.body as { category: { id: string } };
    for (const index of [1, 2, 3]) {
      const json = {
        original_text: `${name} ${index}`,
        translated_text: 'x',
        from_lang: 'Spanish',
        to_lang: 'English',
        category_id: category.id,
      };
      expect((await api.call('/api/words/add_favorites', { user, json })).status).toBe(200);
    }
  }
  expect((await api.call(path, { user, json: { password: testPassword } })).status).toBe(200);
  expect(await countRows(user.id)).toEqual(onlyDeleted);
});

test('every token and cookie is refused immediately, and the browser’s cookies are cleared', async () => {
  const user = await buildUser(api.db);
  const [here, there] = [await signIn(api, user), await signIn(api, user)];
  const answer = await here.call(path, { json: { password: testPassword } });
  expect(answer.cookies).toEqual({ refresh_token: '', 'XSRF-TOKEN': '' });
  for (const browser of [here, there]) {
    expect((await browser.call('/api/words/es')).status).toBe(401);
    expect((await browser.call(path, { json: { password: testPassword } })).status).toBe(401);
    expect((await callWithSession(api, '/api/auth/refresh', browser.session)).status).toBe(401);
  }
  expect((await api.call('/api/words/es', { user })).status).toBe(401);
  const login = { email: user.email, password: testPassword };
  expect((await api.call('/api/auth/login', { json: login })).status).toBe(401);
});

test('the same email can register again, without anything of the former account', async () => {
  const email = 'again@example.org';
  const user = await buildUser(api.db, { email });
  await buildMark(api.db, user);
  await api.call(path, { user, json: { password: testPassword } });
  const registration = { native: 'English', username: 'Ada', email, password: testPassword };
  const { body } = await api.call('/api/auth/register', { json: registration });
  const { access_token: token } = body as { access_token: string };
  const answer = await api.call('/api/words/profile/fetch_statistics', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.body).toMatchObject({ email, total_learned_words: 0 });
});

test.each([
  [{ password: 'not the one' }, 403],
  [{ password: '' }, 403],
  [{}, 403],
  [{ password: 'x'.repeat(201) }, 400],
  [{ password: 12_345_678 }, 400],
])('%j deletes nothing', async (json, status) => {
  const { user } = await buildFullAccount(api.db);
  const before = await countRows(user.id);
  const code = status === 403 ? 'password_wrong' : 'validation_failed';
  expect(await api.call(path, { user, json })).toMatchObject({ status, body: { code } });
  expect(await countRows(user.id)).toEqual(before);
});

test('another learner’s password deletes neither account', async () => {
  const [user, other] = [await buildUser(api.db), await buildUser(api.db)];
  const change = { current_password: testPassword, new_password: 'battery staple' };
  await (await signIn(api, other)).call('/api/auth/change_password', { json: change });
  const answer = await api.call(path, { user, json: { password: 'battery staple' } });
  expect(answer.status).toBe(403);
  expect(await countRows(user.id)).toEqual({ users: 1 });
  expect(await countRows(other.id)).toMatchObject({ users: 1 });
});

test('password guesses are limited', async () => {
  const limited = await startApi({ limits: { loginPair: 2 } });
  try {
    const user = await buildUser(limited.db);
    const statuses: number[] = [];
    for (const password of ['not the one', 'nor this one', testPassword]) {
      statuses.push((await limited.call(path, { user, json: { password } })).status);
    }
    expect(statuses).toEqual([403, 403, 429]);
  } finally {
    await limited.stop();
  }
});

test('an account without a password needs a recent Google sign-in', async () => {
  const user = await buildUser(api.db);
  const browser = await signIn(api, user);
  await api.db('users').where({ id: user.id }).update({ password_hash: null });
  const again = { status: 403, body: { code: 'sign_in_again' } };
  expect(await browser.call(path, { json: {} })).toMatchObject(again);
  await api.db('sessions').where({ id: browser.sessionId }).update({ signed_in_by: 'google' });
  api.clock.now += 10 * minute + 1;
  expect(await browser.call(path, { json: {} })).toMatchObject(again);
  expect(await api.call(path, { user, json: {} })).toMatchObject(again);
  api.clock.now -= 1;
  expect((await browser.call(path, { json: {} })).status).toBe(200);
  expect(await countRows(user.id)).toEqual(onlyDeleted);
});

test('deletion needs a token', async () => {
  const answer = await api.call(path, { json: { password: testPassword } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});
