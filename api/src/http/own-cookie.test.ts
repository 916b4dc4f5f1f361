import { insertRole } from '../users/role-repository.ts';
import { allowedOrigin, startDeveloperApi } from '../developer/testing/start-developer.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi, type TestAnswer } from '../testing/start-api.ts';
import { sharedApi } from '../testing/shared-api.ts';

const https = { 'X-Forwarded-Proto': 'https' };
const api = sharedApi(() => startApi({ trustedProxies: 1 }));

async function signIn(headers: Record<string, string> = {}): Promise<TestAnswer> {
  const user = await buildUser(api.db);
  const json = { email: user.email, password: testPassword };
  return api.call('/api/auth/login', { json, headers });
}

function call(path: string, cookies: Record<string, string>, xsrf: string, headers = {}) {
  const Cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  return api.call(path, { method: 'POST', headers: { Cookie, 'X-XSRF-TOKEN': xsrf, ...headers } });
}

function namesOf({ cookies }: TestAnswer): string[] {
  return Object.keys(cookies).toSorted();
}

const prefixed = '__Host-refresh_token';

test('the session’s cookie is bound to this host on https, and unprefixed on plain http', async () => {
  const [secret, plain] = [await signIn(https), await signIn()];
  const [first] = secret.headers.getSetCookie();
  expect(first).toMatch(
    /^__Host-refresh_token=[^;]+; path=\/; expires=[^;]+; samesite=strict; secure; httponly$/,
  );
  expect(namesOf(secret)).toEqual(['XSRF-TOKEN', '__Host-known_browser', prefixed]);
  expect(secret.headers.getSetCookie()[1]).toMatch(/^XSRF-TOKEN=.+; path=\/;.+; secure$/);
  expect(namesOf(plain)).toEqual(['XSRF-TOKEN', 'known_browser', 'refresh_token']);
  expect(plain.headers.getSetCookie()[0]).toMatch(/; path=\/api\/auth; .+; httponly$/);
});

test('a session from before the prefix goes on, under the new name only', async () => {
  const before = await signIn();
  const { refresh_token: token = '', 'XSRF-TOKEN': xsrf = '' } = before.cookies;
  const renewed = await call('/api/auth/refresh', { refresh_token: token }, xsrf, https);
  expect(renewed.status).toBe(200);
  expect(renewed.cookies).toMatchObject({
    refresh_token: '',
    [prefixed]: expect.stringMatching(/./),
  });
  const dropped = renewed.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('refresh_token'));
  expect(dropped).toMatch(/^refresh_token=; path=\/api\/auth; expires=Thu, 01 Jan 1970/);
  const after = { [prefixed]: renewed.cookies[prefixed] ?? '' };
  const again = await call('/api/auth/refresh', after, xsrf, https);
  expect(again.status).toBe(200);
  expect(namesOf(again)).toEqual(['XSRF-TOKEN', '__Host-known_browser', prefixed]);
});

test('a plain cookie that another site set does not replace the session', async () => {
  const [own, foreign] = [await signIn(https), await signIn(https)];
  const cookies = {
    [prefixed]: own.cookies[prefixed] ?? '',
    refresh_token: foreign.cookies[prefixed] ?? '',
  };
  const xsrf = own.cookies['XSRF-TOKEN'] ?? '';
  const renewed = await call('/api/auth/refresh', cookies, xsrf, https);
  expect(renewed.status).toBe(200);
  expect(renewed.cookies['XSRF-TOKEN']).toBe(xsrf);
  expect(renewed.cookies['refresh_token']).toBe('');
});

test('on plain http a cookie with the prefix is ignored', async () => {
  const own = await signIn(https);
  const cookies = { [prefixed]: own.cookies[prefixed] ?? '' };
  const refused = await call('/api/auth/refresh', cookies, own.cookies['XSRF-TOKEN'] ?? '');
  expect(refused.body).toMatchObject({ code: 'refresh_invalid' });
});

test('signing out clears both names', async () => {
  const own = await signIn(https);
  const cookies = { [prefixed]: own.cookies[prefixed] ?? '' };
  const answer = await call('/api/auth/logout', cookies, own.cookies['XSRF-TOKEN'] ?? '', https);
  expect(answer.status).toBe(200);
  expect(answer.cookies).toEqual({ [prefixed]: '', refresh_token: '', 'XSRF-TOKEN': '' });
});

test('the cookie of an override has the prefix on https too, and works', async () => {
  const developer = await startDeveloperApi({ trustedProxies: 1 });
  try {
    const user = await buildUser(developer.db);
    await insertRole(developer.db, { userId: user.id, role: 'developer', now: 0 });
    const granted = await developer.grant(user, { origin: allowedOrigin }, https);
    expect(namesOf(granted)).toEqual(['__Host-topwords-override']);
    const headers = {
      ...https,
      Cookie: `__Host-topwords-override=${granted.cookies['__Host-topwords-override'] ?? ''}`,
    };
    const held = await developer.call('/api/developer/override', { user, headers });
    expect(held.body).toMatchObject({ override: { origin: allowedOrigin } });
    const ended = await developer.call('/api/developer/override', {
      user,
      headers,
      method: 'DELETE',
    });
    expect(ended.cookies).toEqual({ '__Host-topwords-override': '' });
  } finally {
    await developer.stop();
  }
});
