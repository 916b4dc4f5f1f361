import { callWithSession } from '../../testing/browser-session.ts';
import { buildUser, testPassword } from '../../testing/factories.ts';
import { signIn, type SignedInBrowser } from '../../testing/signed-in-browser.ts';
import { startApi } from '../../testing/start-api.ts';
import { sharedApi, userOfEach } from '../../testing/shared-api.ts';

const path = '/api/auth/change_password';
const words = '/api/words/es';
const minute = 60_000;
const newPassword = 'battery staple';
const api = sharedApi();
const user = userOfEach(api);

function change(browser: SignedInBrowser, json: unknown) {
  return browser.call(path, { json });
}

const changes = { current_password: testPassword, new_password: newPassword };

test('the new password signs in from then on, the old one does not', async () => {
  const answer = await change(await signIn(api, user), changes);
  expect(answer).toMatchObject({
    status: 200,
    body: { detail: 'Password changed. Other browsers are signed out' },
  });
  await signIn(api, user, { password: newPassword });
  const old = await api.call('/api/auth/login', {
    json: { email: user.email, password: testPassword },
  });
  expect(old).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
});

test('the owner gets an email, and only after a change', async () => {
  const browser = await signIn(api, user);
  const before = (await api.sentMails()).length;
  await change(browser, { ...changes, current_password: 'not the one' });
  expect(await api.sentMails()).toHaveLength(before);
  await change(browser, changes);
  expect((await api.sentMails()).slice(before)).toMatchObject([{ to: user.email }]);
});

test('other browsers are signed out immediately, this one and other accounts are not', async () => {
  const [here, there] = [await signIn(api, user), await signIn(api, user)];
  const other = await signIn(api, await buildUser(api.db));
  await change(here, changes);
  expect((await there.call(words)).status).toBe(401);
  expect((await callWithSession(api, '/api/auth/refresh', there.session)).status).toBe(401);
  for (const browser of [here, other]) {
    expect((await browser.call(words)).status).toBe(200);
    expect((await callWithSession(api, '/api/auth/refresh', browser.session)).status).toBe(200);
  }
});

test.each([
  ['wrong', { current_password: 'not the one' }],
  ['empty', { current_password: '' }],
  ['missing', {}],
])('a current password that is %s changes nothing', async (_name, present) => {
  const [here, there] = [await signIn(api, user), await signIn(api, user)];
  const answer = await change(here, { ...present, new_password: newPassword });
  // Not 401: the page would take the access token for expired.
  expect(answer).toMatchObject({ status: 403, body: { code: 'password_wrong' } });
  expect((await there.call(words)).status).toBe(200);
  await signIn(api, user);
});

test.each([
  [{ ...changes, new_password: 'short' }, 'new_password'],
  [{ ...changes, new_password: 'x'.repeat(201) }, 'new_password'],
  [{ ...changes, current_password: 'x'.repeat(201) }, 'current_password'],
  [{ ...changes, current_password: 1 }, 'current_password'],
  [{ current_password: testPassword }, 'new_password'],
])('%j is not a valid request', async (json, field) => {
  const answer = await change(await signIn(api, user), json);
  expect(answer).toMatchObject({ status: 400, body: { faults: [{ field }] } });
  await signIn(api, user);
});

test('a session that begins with the old password at that moment does not remain', async () => {
  const here = await signIn(api, user);
  const login = () =>
    api.call('/api/auth/login', { json: { email: user.email, password: testPassword } });
  const answers = await Promise.all([
    login(),
    login(),
    change(here, changes),
    ...Array.from({ length: 6 }, login),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  const left = await api.db('sessions').where({ user_id: user.id });
  expect(left.map(({ id }) => id)).toEqual([here.sessionId]);
});

test('of two concurrent changes with the same password one succeeds', async () => {
  const here = await signIn(api, user);
  const answers = await Promise.all(
    ['first of them', 'second of them'].map((password) =>
      change(here, { current_password: testPassword, new_password: password }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
});

test('guesses are limited by session, independent of strangers’ guesses', async () => {
  const limited = await startApi({ limits: { loginPair: 3, loginAccount: 3 } });
  try {
    const owner = await buildUser(limited.db);
    const [browser, stolen] = [await signIn(limited, owner), await signIn(limited, owner)];
    const login = { email: owner.email, password: 'not the one' };
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await limited.call('/api/auth/login', { json: login })).status).toBe(401);
    }
    expect((await limited.call('/api/auth/login', { json: login })).status).toBe(429);
    const guess = { current_password: 'not the one', new_password: newPassword };
    const missing = { new_password: newPassword };
    for (const json of [missing, missing, guess, guess, guess]) {
      expect((await change(stolen, json)).status).toBe(403);
    }
    const refused = await change(stolen, changes);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(browser, changes)).status).toBe(200);
    const removal = { json: { password: newPassword } };
    expect((await browser.call('/api/profile/delete', removal)).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

async function signInWithGoogle(): Promise<SignedInBrowser> {
  const browser = await signIn(api, user);
  await api.db('users').where({ id: user.id }).update({ password_hash: null });
  await api.db('sessions').where({ id: browser.sessionId }).update({ signed_in_by: 'google' });
  return browser;
}

describe('an account that only signs in with Google', () => {
  const first = { new_password: newPassword };

  test('sets its first password within ten minutes, after which that password is required', async () => {
    const browser = await signInWithGoogle();
    api.clock.now += 10 * minute;
    expect((await change(browser, first)).status).toBe(200);
    await signIn(api, user, { password: newPassword });
    const again = await change(browser, first);
    expect(again).toMatchObject({ status: 403, body: { code: 'password_wrong' } });
  });

  test('must sign in again when that was longer ago, despite a refresh', async () => {
    const browser = await signInWithGoogle();
    api.clock.now += 10 * minute + 1;
    await callWithSession(api, '/api/auth/refresh', browser.session);
    expect(await change(browser, first)).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    });
  });

  test('must sign in again when the session began otherwise, or is unknown', async () => {
    const browser = await signInWithGoogle();
    await api.db('sessions').where({ id: browser.sessionId }).update({ signed_in_by: 'password' });
    for (const answer of [
      await change(browser, first),
      await api.call(path, { user, json: first }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
  });
});
