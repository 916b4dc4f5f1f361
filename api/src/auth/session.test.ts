import type { RefreshAnswer } from '@topwords/platform/contracts';
import { callWithSession, sessionOf, type BrowserSession } from '../testing/browser-session.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestAnswer } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';
import { sharedApi } from '../testing/shared-api.ts';

const refreshPath = '/api/auth/refresh';
const logoutPath = '/api/auth/logout';
const day = 24 * 60 * 60 * 1000;
const api = sharedApi(() => startApi({ allowedOrigins: ['https://app.example.org'] }));

async function signIn(
  overrides: Partial<User> = {},
): Promise<{ user: User; session: BrowserSession }> {
  const user = await buildUser(api.db, overrides);
  const json = { email: user.email, password: testPassword };
  return { user, session: sessionOf(await api.call('/api/auth/login', { json })) };
}

function refresh(session: BrowserSession, headers?: Record<string, string>): Promise<TestAnswer> {
  return callWithSession(api, refreshPath, session, headers);
}

const ended = { status: 401, body: { code: 'refresh_invalid' } };

// @spec E2 C6
test('a refresh returns a new access token, the account and the next refresh token', async () => {
  const { user, session } = await signIn({ native: 'ru' });
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'es' } });
  const answer = await refresh(session, { 'X-Time-Zone': 'Europe/Moscow' });
  expect(answer.status).toBe(200);
  const { access_token, user: account } = answer.body as RefreshAnswer;
  expect(account).toMatchObject({ sub: user.id, native: 'Russian', target_langs: ['es'] });
  const next = sessionOf(answer);
  expect(next.refreshToken).not.toBe(session.refreshToken);
  expect(next.xsrfToken).toBe(session.xsrfToken);
  const authorization = { Authorization: `Bearear ${access_token}` };
  expect((await api.call('/api/words/es', { headers: authorization })).status).toBe(200);
  expect((await api.db('users').where({ id: user.id }).first()).time_zone).toBe('Europe/Moscow');
  expect((await refresh(next)).status).toBe(200);
});

test('two tabs that refresh concurrently get the same successor, and both go on', async () => {
  const { session } = await signIn();
  const answers = await Promise.all([refresh(session), refresh(session), refresh(session)]);
  const [, , last] = answers;
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => sessionOf(answer).refreshToken)).size).toBe(1);
  expect((await refresh(sessionOf(last))).status).toBe(200);
});

test('a client that lost the answer may ask again for ten seconds', async () => {
  const { session } = await signIn();
  const lost = sessionOf(await refresh(session));
  api.clock.now += 10_000;
  const again = await refresh(session);
  expect(again.status).toBe(200);
  expect(sessionOf(again)).toEqual(lost);
});

test('reusing an old token ends the session, for the thief and for the learner', async () => {
  const { session } = await signIn();
  const next = sessionOf(await refresh(session));
  api.clock.now += 10_001;
  const replay = await refresh(session);
  expect(replay).toMatchObject(ended);
  expect(replay.cookies).toEqual({ refresh_token: '', 'XSRF-TOKEN': '' });
  expect(await refresh(next)).toMatchObject(ended);
});

test('a token two rotations old ends the session immediately', async () => {
  const { session } = await signIn();
  const second = sessionOf(await refresh(session));
  const third = sessionOf(await refresh(second));
  expect(await refresh(session)).toMatchObject(ended);
  expect(await refresh(third)).toMatchObject(ended);
});

test('the end of one session does not affect the account’s other sessions', async () => {
  const { user, session } = await signIn();
  const json = { email: user.email, password: testPassword };
  const other = sessionOf(await api.call('/api/auth/login', { json }));
  await callWithSession(api, logoutPath, session);
  expect(await refresh(session)).toMatchObject(ended);
  expect((await refresh(other)).status).toBe(200);
});

test('a session lasts thirty days from its last use', async () => {
  const { session } = await signIn();
  api.clock.now += 29 * day;
  const used = sessionOf(await refresh(session));
  api.clock.now += 29 * day;
  const usedAgain = sessionOf(await refresh(used));
  api.clock.now += 30 * day;
  expect(await refresh(usedAgain)).toMatchObject(ended);
});

test.each(['', 'nonsense', '../../etc/passwd', `${'0'.repeat(36)}.${'0'.repeat(36)}.x`])(
  'the cookie %j is not a session',
  async (refreshToken) => {
    expect(await refresh({ refreshToken, xsrfToken: 'x' })).toMatchObject(ended);
  },
);

test('a session that never existed is refused', async () => {
  const { session } = await signIn();
  const [userId, sessionId] = session.refreshToken.split('.');
  const forged = { ...session, refreshToken: `${userId}.${sessionId}.${'A'.repeat(43)}` };
  expect(await refresh(forged)).toMatchObject(ended);
});

test('without cookies there is nothing to refresh', async () => {
  expect(await api.call(refreshPath, { method: 'POST' })).toMatchObject(ended);
});

// @spec K17
test.each([
  ['missing', ''],
  ['of another session', 'A'.repeat(43)],
  ['too short', 'x'],
])('an XSRF header that is %s is refused, and nothing is spent', async (_name, header) => {
  const { session } = await signIn();
  for (const path of [refreshPath, logoutPath]) {
    const answer = await callWithSession(api, path, session, { 'X-XSRF-TOKEN': header });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'xsrf_refused' });
    expect(answer.cookies).toEqual({});
  }
  expect((await refresh(session)).status).toBe(200);
});

test('the XSRF token of another session is refused', async () => {
  const { session } = await signIn();
  const { session: other } = await signIn();
  const answer = await refresh(session, { 'X-XSRF-TOKEN': other.xsrfToken });
  expect(answer.body).toMatchObject({ code: 'xsrf_refused' });
});

test('a page of another origin can neither refresh nor sign out', async () => {
  const { session } = await signIn();
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'not an origin' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    for (const path of [refreshPath, logoutPath]) {
      const answer = await callWithSession(api, path, session, headers);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'origin_refused' });
      expect(answer.cookies).toEqual({});
    }
  }
  expect((await refresh(session, { Origin: api.origin })).status).toBe(200);
});

test('a page of an allowed origin can', async () => {
  const { session } = await signIn();
  expect((await refresh(session, { Origin: 'https://app.example.org' })).status).toBe(200);
});

// @spec C7
test('signing out ends the session and clears the cookies', async () => {
  const { session } = await signIn();
  const answer = await callWithSession(api, logoutPath, session);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ detail: 'Signed out' });
  expect(answer.cookies).toEqual({ refresh_token: '', 'XSRF-TOKEN': '' });
  expect(await refresh(session)).toMatchObject(ended);
  expect((await callWithSession(api, logoutPath, session)).status).toBe(200);
});

test('signing out without a session succeeds too', async () => {
  const answer = await api.call(logoutPath, { method: 'POST' });
  expect(answer.status).toBe(200);
  expect(answer.cookies).toEqual({ refresh_token: '', 'XSRF-TOKEN': '' });
});

test('a session of a deleted account is refused', async () => {
  const { user, session } = await signIn();
  await api.db('users').where({ id: user.id }).delete();
  expect(await refresh(session)).toMatchObject(ended);
  expect(await api.db('sessions').where({ user_id: user.id })).toEqual([]);
});
