import type { AccountSession } from '@topwords/platform/contracts';
import { callWithSession, sessionOf } from '../testing/browser-session.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import {
  firefoxOnWindows,
  safariOnIos,
  signIn,
  signInProven,
  type SignedInBrowser,
} from '../testing/signed-in-browser.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { User } from '../users/user-repository.ts';

const path = '/api/auth/sessions';
const words = '/api/words/es';
const minute = 60_000;
const cleared = { refresh_token: '', 'XSRF-TOKEN': '' };
const refused = { status: 401, body: { code: 'token_invalid' } };
let database: TestDatabase;
let api: TestApi;
/** A second instance of the API on the same database. */
let elsewhere: TestApi;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startApi({ database });
  elsewhere = await startApi({ database });
});
beforeEach(async () => {
  api.clock.now = Date.parse('2026-11-20T09:30:00Z');
  user = await buildUser(api.db);
});
afterAll(async () => {
  for (const instance of [api, elsewhere]) await instance.stop();
  await database.remove();
});

async function sessionsOf(browser: SignedInBrowser): Promise<AccountSession[]> {
  const answer = await browser.call(path);
  expect(answer.status).toBe(200);
  return (answer.body as { sessions: AccountSession[] }).sessions;
}

function end(browser: SignedInBrowser, sessionId: string) {
  return browser.call(`${path}/${sessionId}`, { method: 'DELETE' });
}

function refresh({ session }: SignedInBrowser, headers?: Record<string, string>) {
  return callWithSession(api, '/api/auth/refresh', session, headers);
}

describe('the sessions', () => {
  test('are listed with their browsers and times, the requesting one first', async () => {
    const laptop = await signIn(api, user);
    api.clock.now += minute;
    const phone = await signIn(api, user, { userAgent: safariOnIos });
    api.clock.now += minute;
    const unknown = await signIn(api, user, { userAgent: 'a program' });
    const started = {
      laptop: '2026-11-20T09:30:00.000Z',
      phone: '2026-11-20T09:31:00.000Z',
      unknown: '2026-11-20T09:32:00.000Z',
    };
    const of = (browser: SignedInBrowser, device: string | null, at: string) => ({
      id: browser.sessionId,
      device,
      network: '127.0.0.…',
      started_at: at,
      last_used_at: at,
      is_current: browser === laptop,
    });
    expect(await sessionsOf(laptop)).toEqual([
      of(laptop, 'Firefox on Windows', started.laptop),
      of(unknown, null, started.unknown),
      of(phone, 'Safari on iOS', started.phone),
    ]);
  });

  test('show when they were last used and by what browser, which may have changed', async () => {
    const browser = await signIn(api, user, { userAgent: 'a program' });
    api.clock.now += minute;
    await refresh(browser, { 'User-Agent': firefoxOnWindows });
    expect(await sessionsOf(browser)).toMatchObject([
      {
        device: 'Firefox on Windows',
        started_at: '2026-11-20T09:30:00.000Z',
        last_used_at: '2026-11-20T09:31:00.000Z',
        is_current: true,
      },
    ]);
  });

  test('keep the known browser when a refresh does not name one', async () => {
    const browser = await signIn(api, user);
    await refresh(browser, { 'User-Agent': '' });
    expect(await sessionsOf(browser)).toMatchObject([{ device: 'Firefox on Windows' }]);
  });

  test('store only the shown name of the browser', async () => {
    await signIn(api, user);
    const [row] = await api.db('sessions').where({ user_id: user.id });
    expect(JSON.stringify(row)).not.toContain('Mozilla');
    expect(row).toMatchObject({ device: 'Firefox on Windows', signed_in_by: 'password' });
  });

  test('that have expired, or belong to another account, are not listed', async () => {
    const old = await signIn(api, user);
    await api.db('sessions').where({ id: old.sessionId }).update({ expires_at: api.clock.now });
    await signIn(api, await buildUser(api.db));
    const browser = await api.call(path, { user });
    expect(browser.body).toEqual({ sessions: [] });
  });

  test('also begin by registering', async () => {
    const registered = await api.call('/api/auth/register', {
      json: {
        native: 'English',
        username: 'Eve',
        email: 'eve@example.org',
        password: 'long enough',
      },
      headers: { 'User-Agent': safariOnIos },
    });
    const { access_token: token } = registered.body as { access_token: string };
    const listed = await api.call(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(listed.body).toMatchObject({
      sessions: [{ device: 'Safari on iOS', is_current: true }],
    });
  });
});

describe('ending a session', () => {
  test('refuses its access token and its cookie immediately on every instance, and affects no other session', async () => {
    const here = await signInProven(api, user);
    const there = await signIn(api, user);
    const callElsewhere = () => elsewhere.call(words, { headers: there.authorization });
    for (const answer of [await there.call(words), await callElsewhere()])
      expect(answer.status).toBe(200);
    const answer = await end(here, there.sessionId);
    expect(answer).toMatchObject({ status: 200, body: { ended_session_id: there.sessionId } });
    expect(answer.cookies).toEqual({});
    expect(await there.call(words)).toMatchObject(refused);
    expect(await callElsewhere()).toMatchObject(refused);
    expect((await refresh(there)).status).toBe(401);
    expect((await here.call(words)).status).toBe(200);
    expect((await refresh(here)).status).toBe(200);
  });

  test('that is the current one also clears its cookies', async () => {
    const browser = await signIn(api, user);
    expect((await end(browser, browser.sessionId)).cookies).toEqual(cleared);
    expect(await browser.call(words)).toMatchObject(refused);
  });

  test('of another browser needs a proof of identity, as signing out all of them does', async () => {
    const here = await signIn(api, user);
    const there = await signIn(api, user);
    const answers = [
      await end(here, there.sessionId),
      await here.call('/api/auth/logout_others', { method: 'POST' }),
      await here.call('/api/auth/logout_everywhere', { method: 'POST' }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'proof_required' } });
    expect((await there.call(words)).status).toBe(200);
    expect((await here.call(words)).status).toBe(200);
  });

  test('is refused for one of another account, which goes on', async () => {
    const browser = await signInProven(api, user);
    const other = await signIn(api, await buildUser(api.db));
    const answer = await end(browser, other.sessionId);
    expect(answer).toMatchObject({ status: 404, body: { code: 'session_unknown' } });
    expect((await other.call(words)).status).toBe(200);
  });

  test.each(['nonsense', '%00', '%27%20OR%201%3D1', 'x'.repeat(300)])(
    'is refused for the id %s',
    async (id) => {
      const browser = await signInProven(api, user);
      expect(await end(browser, id)).toMatchObject({ status: 404 });
      expect((await browser.call(words)).status).toBe(200);
    },
  );

  test('by signing out, or by reusing a copied refresh token, also refuses the access token', async () => {
    const first = await signIn(api, user);
    await callWithSession(api, '/api/auth/logout', first.session);
    expect(await first.call(words)).toMatchObject(refused);
    const second = await signIn(api, user);
    expect((await refresh(second)).status).toBe(200);
    api.clock.now += 11_000;
    expect((await refresh(second)).status).toBe(401);
    expect(await second.call(words)).toMatchObject(refused);
  });

  test('does not affect a token that does not name its session, which is valid until it expires', async () => {
    await signIn(api, user);
    await api.call('/api/auth/logout_everywhere', { method: 'POST', user });
    expect((await api.call(words, { user })).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  const everywhere = '/api/auth/logout_everywhere';

  test('ends every session of the account and no other', async () => {
    const [here, there] = [await signInProven(api, user), await signIn(api, user)];
    const other = await signIn(api, await buildUser(api.db));
    const answer = await here.call(everywhere, { method: 'POST' });
    expect(answer).toMatchObject({ status: 200, body: { detail: 'Signed out everywhere' } });
    expect(answer.cookies).toEqual(cleared);
    for (const browser of [here, there]) {
      expect(await browser.call(words)).toMatchObject(refused);
      expect((await refresh(browser)).status).toBe(401);
    }
    expect((await other.call(words)).status).toBe(200);
    expect((await signIn(api, user)).session.refreshToken).not.toBe('');
  });

  test('also ends a session that is being refreshed at that moment', async () => {
    const first = await signInProven(api, user);
    const others = await Promise.all(Array.from({ length: 3 }, () => signIn(api, user)));
    const browsers = [first, ...others];
    const answers = await Promise.all([
      ...browsers.map((browser) => refresh(browser)),
      first.call(everywhere, { method: 'POST' }),
      ...browsers.map((browser) => refresh(browser)),
    ]);
    expect(answers.every((answer) => answer.status === 200 || answer.status === 401)).toBe(true);
    expect(await api.db('sessions').where({ user_id: user.id })).toEqual([]);
    for (const answer of answers) {
      if (sessionOf(answer).refreshToken === '') continue;
      expect((await callWithSession(api, '/api/auth/refresh', sessionOf(answer))).status).toBe(401);
    }
  });
});

test.each([
  ['GET', path],
  ['DELETE', `${path}/x`],
  ['POST', '/api/auth/logout_everywhere'],
  ['POST', '/api/auth/change_password'],
])('%s %s needs a token', async (method, asked) => {
  const answer = await api.call(asked, {
    method,
    ...(method === 'POST' && { json: { new_password: testPassword } }),
  });
  expect(answer).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});
