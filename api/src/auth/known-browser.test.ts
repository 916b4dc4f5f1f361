import { buildUser, testPassword } from '../testing/factories.ts';
import { callWithSession, sessionOf } from '../testing/browser-session.ts';
import { startApi, type TestAnswer } from '../testing/start-api.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const path = '/api/auth/login';
const newPassword = 'battery staple';
const strangersLimit = 3;
const api = sharedApi(() =>
  startApi({
    limits: { loginAccount: strangersLimit, loginPair: 2 },
    trustedProxies: 1,
  }),
);
const user = userOfEach(api);

function markOf(answer: TestAnswer): string {
  return answer.cookies['known_browser'] ?? '';
}

function logIn(marks = '', { password = testPassword, email = user.email, address = '' } = {}) {
  const from = address || '192.0.2.1';
  return api.call(path, {
    json: { email, password },
    headers: { 'X-Forwarded-For': from, ...(marks && { Cookie: `known_browser=${marks}` }) },
  });
}

/** Uses up all guesses that strangers have for the account. */
async function guessAsStrangers(): Promise<void> {
  for (let guess = 0; guess < strangersLimit; guess += 1) {
    const answer = await logIn('', { password: 'wrong guess', address: `198.51.100.${guess + 1}` });
    expect(answer.status).toBe(401);
  }
  expect((await logIn()).status).toBe(429);
}

test('a browser that signed in before can sign in while strangers guess', async () => {
  const marks = markOf(await logIn());
  await guessAsStrangers();
  const answer = await logIn(marks);
  expect(answer.status).toBe(200);
  expect((await logIn(markOf(answer))).status).toBe(200);
});

test('guesses on a known browser are counted separately, and lock nobody else out', async () => {
  const [stolen, own] = [markOf(await logIn()), markOf(await logIn())];
  const guess = { password: 'wrong guess' };
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await logIn(stolen, guess)).status);
  expect(statuses).toEqual([401, 401, 429]);
  expect((await logIn(stolen)).status).toBe(429);
  expect((await logIn(own)).status).toBe(200);
  expect((await logIn()).status).toBe(200);
});

test('changing the password makes strangers of all browsers except the one that did', async () => {
  const [here, there] = [await logIn(), await logIn()];
  const { access_token: token } = here.body as { access_token: string };
  await guessAsStrangers();
  const changed = await api.call('/api/auth/change_password', {
    json: { current_password: testPassword, new_password: newPassword },
    headers: { Authorization: `Bearer ${token}`, Cookie: `known_browser=${markOf(here)}` },
  });
  expect(changed.status).toBe(200);
  const password = newPassword;
  expect((await logIn(markOf(there), { password })).status).toBe(429);
  expect((await logIn(markOf(here), { password })).status).toBe(429);
  expect((await logIn(markOf(changed), { password })).status).toBe(200);
});

test('a mark belongs to one account, and a browser may have several', async () => {
  const other = await buildUser(api.db);
  const first = markOf(await logIn());
  const both = markOf(await logIn(first, { email: other.email }));
  await guessAsStrangers();
  expect((await logIn(both)).status).toBe(200);
  const foreign = markOf(await logIn('', { email: other.email }));
  expect((await logIn(foreign)).status).toBe(429);
});

test.each([
  ['invented', (mark: string) => mark.replace(/\w/g, 'a')],
  ['changed', (mark: string) => `${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`],
  ['cut short', (mark: string) => mark.slice(0, -1)],
  ['of the wrong form', () => 'a~b.c~~'],
])('a mark that is %s counts as a stranger’s', async (_name, change) => {
  const marks = change(markOf(await logIn()));
  await guessAsStrangers();
  expect((await logIn(marks)).status).toBe(429);
});

test('a mark expires after a year', async () => {
  const marks = markOf(await logIn());
  await guessAsStrangers();
  const { now } = api.clock;
  try {
    api.clock.now += 365 * 24 * 60 * 60 * 1000;
    expect((await logIn(marks)).status).toBe(429);
  } finally {
    api.clock.now = now;
  }
});

test('scripts cannot read the mark, and it does not reveal the account', async () => {
  const answer = await logIn();
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('known_browser='));
  expect(cookie).toMatch(/; path=\/api\/auth; expires=[^;]+; samesite=strict; httponly$/);
  expect(cookie).not.toContain(user.id);
  const parts = markOf(answer).split('.');
  const decoded = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1')).join();
  expect(decoded).not.toContain(user.email.split('@')[0]);
});

test('a wrong password and an unknown e-mail get the same answer, with or without a mark', async () => {
  const marks = markOf(await logIn());
  const password = 'wrong guess';
  const wrong = await logIn(marks, { password });
  const unknown = await logIn(marks, { password, email: 'nobody@example.org' });
  expect(wrong.body).toEqual(unknown.body);
  expect([markOf(wrong), markOf(unknown)]).toEqual(['', '']);
});

test('a browser that signed in before marks existed gets one at its next refresh', async () => {
  const session = sessionOf(await logIn());
  const refreshed = await callWithSession(api, '/api/auth/refresh', session);
  const marks = markOf(refreshed);
  await guessAsStrangers();
  expect((await logIn(marks)).status).toBe(200);
  const { refreshToken, xsrfToken } = sessionOf(refreshed);
  const cookies = `refresh_token=${refreshToken}; XSRF-TOKEN=${xsrfToken}; known_browser=${marks}`;
  const again = await callWithSession(api, '/api/auth/refresh', sessionOf(refreshed), {
    Cookie: cookies,
  });
  expect(markOf(again)).toBe('');
});

test('registering makes the browser known', async () => {
  const email = 'new@example.org';
  const learner = { native: 'English', username: 'Eve', email, password: testPassword };
  const registered = await api.call('/api/auth/register', { json: learner });
  for (let guess = 0; guess < strangersLimit; guess += 1) {
    await logIn('', { email, password: 'wrong guess', address: `198.51.100.${guess + 1}` });
  }
  expect((await logIn('', { email })).status).toBe(429);
  expect((await logIn(markOf(registered), { email })).status).toBe(200);
});
