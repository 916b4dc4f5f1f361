import type { SecurityEvent } from '@topwords/platform/contracts';
import { callWithSession } from '../testing/browser-session.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { safariOnIos, signIn, signInProven } from '../testing/signed-in-browser.ts';
import { createSecurityHistory, keptMilliseconds } from './security-history.ts';
import { pino } from 'pino';

const api = sharedApi();
const user = userOfEach(api);

async function events(query = ''): Promise<SecurityEvent[]> {
  const { body, status } = await api.call(`/api/auth/history${query}`, { user });
  expect(status).toBe(200);
  return (body as { events: SecurityEvent[] }).events;
}

const kinds = async () => (await events()).map(({ kind }) => kind);

test('signing in, failing and changing the password are kept, the newest first', async () => {
  const browser = await signIn(api, user);
  api.clock.now += 1000;
  const wrong = { email: user.email, password: 'not the one' };
  await api.call('/api/auth/login', { json: wrong });
  await browser.call('/api/auth/change_password', {
    json: { current_password: testPassword, new_password: 'battery staple' },
  });
  // A failure is kept after its answer.
  let all: SecurityEvent[] = [];
  while (all.length < 3) all = await events();
  expect(all.map(({ kind }) => kind).toSorted()).toEqual([
    'password-changed',
    'sign-in-failed',
    'signed-in',
  ]);
  expect(all.at(-1)).toMatchObject({
    at: '2026-11-20T09:30:00.000Z',
    by: 'person',
    method: 'password',
    is_new_device: true,
    device: 'Firefox on Windows',
  });
});

test('who else failed to sign in sees nothing of it, and the learner not of others', async () => {
  const other = await buildUser(api.db);
  await signIn(api, other);
  expect(await events()).toEqual([]);
});

test('a browser is new once; the owner of a confirmed address gets an email', async () => {
  const first = await api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
    headers: { 'User-Agent': safariOnIos },
  });
  const mark = first.cookies['known_browser'] ?? '';
  await api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
    headers: { Cookie: `known_browser=${mark}` },
  });
  expect((await events()).map((event) => event.is_new_device)).toEqual([false, true]);
  const mails = (await api.sentMails()).filter(({ to }) => to === user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Safari on iOS');
  expect(mails[0]?.text).toContain('November 20, 2026');
});

test('an address that nobody confirmed gets no email about sign-ins', async () => {
  const fresh = await buildUser(api.db, { verifiedAt: null });
  await signIn(api, fresh);
  expect((await api.sentMails()).filter(({ to }) => to === fresh.email)).toEqual([]);
});

test('pages of events follow one another', async () => {
  for (let index = 0; index < 60; index += 1) await signIn(api, user);
  const first = await events();
  const second = await events(`?before=${first.at(-1)?.id}`);
  expect(first).toHaveLength(50);
  expect(second).toHaveLength(10);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(60);
});

test('signing out others, and everywhere, is kept', async () => {
  const [one, other] = [await signInProven(api, user), await signIn(api, user)];
  expect((await one.call('/api/auth/logout_others', { method: 'POST' })).status).toBe(200);
  expect((await other.call('/api/words/es')).status).toBe(401);
  expect((await one.call('/api/words/es')).status).toBe(200);
  expect(await kinds()).toContain('sessions-ended');
});

test('an export is kept', async () => {
  const browser = await signInProven(api, user);
  await browser.call('/api/profile/export');
  expect(await kinds()).toContain('exported');
});

test('of a deleted account only that stays, for operators', async () => {
  const browser = await signIn(api, user);
  await browser.call('/api/profile/delete', { json: { password: testPassword } });
  const rows: unknown[] = await api.db('security_events').where({ user_id: user.id });
  expect(rows).toMatchObject([{ kind: 'deleted', device: null, network: null }]);
});

test('events are deleted after 180 days', async () => {
  await signIn(api, user);
  const now = api.clock.now + keptMilliseconds;
  const log = pino({ level: 'silent' });
  const history = createSecurityHistory({ db: api.db, log, now: () => now });
  history.start();
  while ((await events()).length > 0);
  await history.close();
  expect(await events()).toEqual([]);
});

test('a browser that signs in again replaces its session, of whichever account', async () => {
  const { session } = await signIn(api, user);
  const other = await buildUser(api.db);
  const again = await api.call('/api/auth/login', {
    json: { email: other.email, password: testPassword },
    headers: { Cookie: `refresh_token=${session.refreshToken}` },
  });
  expect(again.status).toBe(200);
  expect((await callWithSession(api, '/api/auth/refresh', session)).status).toBe(401);
});

test('a session’s name without its secret replaces nothing', async () => {
  const { session } = await signIn(api, user);
  const [account = '', id = ''] = session.refreshToken.split('.');
  const other = await buildUser(api.db);
  await api.call('/api/auth/login', {
    json: { email: other.email, password: testPassword },
    headers: { Cookie: `refresh_token=${account}.${id}.${'A'.repeat(43)}` },
  });
  expect((await callWithSession(api, '/api/auth/refresh', session)).status).toBe(200);
});
