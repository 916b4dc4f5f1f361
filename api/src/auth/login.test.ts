import { hash } from '@node-rs/argon2';
import type { AuthAnswer } from '@topwords/platform/contracts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { AttemptLimitSettings } from './attempt-limits.ts';
import { sharedApi } from '../testing/shared-api.ts';

const path = '/api/auth/login';
const api = sharedApi();

// @spec E2 E4 C4
test('the correct password signs in and returns the account and its targets', async () => {
  const user = await buildUser(api.db, { native: 'tr', username: 'Ayşe' });
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'en' } });
  const json = { email: user.email.toUpperCase(), password: testPassword };
  const answer = await api.call(path, { json });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    access_token: expect.any(String),
    user: {
      sub: user.id,
      email: user.email,
      username: 'Ayşe',
      native: 'Turkish',
      learning_targets: ['en'],
    },
  });
  expect(Object.keys(answer.cookies)).toEqual(['refresh_token', 'XSRF-TOKEN', 'known_browser']);
});

test('a wrong password and an unknown e-mail address get the same answer', async () => {
  const user = await buildUser(api.db);
  const wrong = await api.call(path, { json: { email: user.email, password: 'not the one' } });
  const unknown = await api.call(path, {
    json: { email: 'nobody@example.org', password: 'not the one' },
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ detail: 'Incorrect email or password', code: 'credentials_wrong' });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
  expect(unknown.cookies).toEqual({});
});

test('an account without a password cannot be entered with one', async () => {
  const user = await buildUser(api.db);
  await api.db('users').where({ id: user.id }).update({ password_hash: null });
  const answer = await api.call(path, { json: { email: user.email, password: testPassword } });
  expect(answer.body).toMatchObject({ code: 'credentials_wrong' });
});

test.each([
  [{}, ['email', 'password']],
  [{ email: 'x', password: 'longenough' }, ['email']],
  [{ email: 'a@b.co', password: 'short' }, ['password']],
  [[], ['']],
])('%j is refused', async (json, fields) => {
  const answer = await api.call(path, { json });
  expect(answer.status).toBe(400);
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(fields);
});

test('signing in saves a new time zone', async () => {
  const user = await buildUser(api.db);
  const json = { email: user.email, password: testPassword };
  await api.call(path, { json, headers: { 'X-Time-Zone': 'Asia/Tokyo' } });
  await api.call(path, { json });
  const row = await api.db('users').where({ id: user.id }).first();
  expect(row.time_zone).toBe('Asia/Tokyo');
});

test('expired sessions are deleted at the next sign-in', async () => {
  const user = await buildUser(api.db);
  const json = { email: user.email, password: testPassword };
  await api.call(path, { json });
  await api.db('sessions').where({ user_id: user.id }).update({ expires_at: 1 });
  await api.call(path, { json });
  expect(await api.db('sessions').where({ user_id: user.id })).toHaveLength(1);
});

const guess = 'a wrong guess';

async function withLimits(
  limits: Partial<AttemptLimitSettings>,
  work: (limited: TestApi) => Promise<void>,
): Promise<void> {
  const limited = await startApi({ limits, trustedProxies: 1 });
  try {
    await work(limited);
  } finally {
    await limited.stop();
  }
}

describe('too many attempts', () => {
  test('on one account from one address are refused, even with the correct password', () =>
    withLimits({ loginPair: 2 }, async (limited) => {
      const user = await buildUser(limited.db);
      const attempt = (password: string) =>
        limited.call(path, { json: { email: user.email, password } });
      expect((await attempt(guess)).status).toBe(401);
      expect((await attempt(guess)).status).toBe(401);
      const refused = await attempt(testPassword);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        detail: expect.stringMatching(/^Too many attempts\. Try again in /),
        code: 'too_many_attempts',
        retry_after_seconds: expect.any(Number),
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }));

  test('on one account are refused from any address', () =>
    withLimits({ loginAccount: 2 }, async (limited) => {
      const user = await buildUser(limited.db);
      const statuses: number[] = [];
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        const headers = { 'X-Forwarded-For': address };
        const json = { email: user.email, password: guess };
        statuses.push((await limited.call(path, { json, headers })).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
    }));

  test('from one address are refused on any account, known or not', () =>
    withLimits({ loginAddress: 2 }, async (limited) => {
      const statuses: number[] = [];
      for (const name of ['a', 'b', 'c']) {
        const json = { email: `${name}@example.org`, password: guess };
        statuses.push((await limited.call(path, { json })).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
    }));

  test('exclude successful ones, up to a much higher limit', () =>
    withLimits(
      { loginAddress: 2, loginAccount: 2, loginPair: 2, signInAccount: 5 },
      async (limited) => {
        const user = await buildUser(limited.db);
        const json = { email: user.email, password: testPassword };
        for (let attempt = 0; attempt < 5; attempt += 1) {
          expect((await limited.call(path, { json })).status).toBe(200);
        }
        const refused = await limited.call(path, { json });
        expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
      },
    ));

  test('cannot be hidden behind an address that the client invented', () =>
    withLimits({ loginAddress: 1 }, async (limited) => {
      const json = { email: 'a@example.org', password: guess };
      await limited.call(path, { json, headers: { 'X-Forwarded-For': '1.1.1.1, 192.0.2.9' } });
      const second = await limited.call(path, {
        json,
        headers: { 'X-Forwarded-For': '2.2.2.2, 192.0.2.9' },
      });
      expect(second.status).toBe(429);
    }));
});

test('many concurrent sign-ins all succeed', async () => {
  const user = await buildUser(api.db);
  const json = { email: user.email, password: testPassword };
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(path, { json })));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const subs = answers.map((answer) => (answer.body as AuthAnswer).user.sub);
  expect(new Set(subs)).toEqual(new Set([user.id]));
});

test('a hash of an earlier cost is renewed at the next sign-in', async () => {
  const user = await buildUser(api.db);
  const cheap = await hash(testPassword, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
  await api.db('users').where({ id: user.id }).update({ password_hash: cheap });
  const login = { email: user.email, password: testPassword };
  const answers = [await api.call('/api/auth/login', { json: login })];
  const row: { password_hash: string } = await api.db('users').where({ id: user.id }).first();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  answers.push(await api.call('/api/auth/login', { json: login }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await api.db('users').where({ id: user.id }).first()).toMatchObject(row);
});
