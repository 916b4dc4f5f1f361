import { SignJWT } from 'jose';
import { deriveKeys } from '../auth/keys.ts';
import { deleteRole } from '../users/role-repository.ts';
import { deleteUser } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { signOverride } from './override-token.ts';
import {
  allowedOrigin,
  cookieOf,
  startDeveloperApi,
  type DeveloperApi,
} from './testing/start-developer.ts';

const path = '/api/developer/override';
const halfAnHour = 30 * 60 * 1000;
let api: DeveloperApi;

beforeEach(async () => {
  api = await startDeveloperApi();
});
afterEach(() => api.stop());

test('a developer can run a remote from an allowed origin for half an hour', async () => {
  const user = await api.buildDeveloper();
  const answer = await api.grant(user);
  const override = {
    remote: 'words',
    origin: allowedOrigin,
    sub: user.id,
    expires_at: api.clock.now + halfAnHour,
  };
  expect(answer).toMatchObject({ status: 200, body: override });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; path=\/;.*; samesite=strict; httponly$/i);
  expect(await api.override(user, cookieOf(answer))).toEqual(override);
  const { registry, policy } = await api.openPage(cookieOf(answer));
  expect(registry.override).toEqual(override);
  expect(policy).toContain(`script-src 'self' ${allowedOrigin};`);
});

test('one remote is overridden at a time: a new override replaces the last', async () => {
  const user = await api.buildDeveloper();
  await api.grant(user);
  const { registry } = await api.openPage(cookieOf(await api.grant(user, { remote: 'ai' })));
  expect(registry.override?.remote).toBe('ai');
});

test('an account that is not a developer is refused', async () => {
  const user = await buildUser(api.db);
  const refused = { status: 403, body: { code: 'developer_role_missing' }, cookies: {} };
  expect(await api.grant(user)).toMatchObject(refused);
  expect(await api.call(path, { user })).toMatchObject(refused);
  expect(await api.call(path)).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});

test.each([
  'http://localhost:3002',
  'https://localhost:3001',
  'http://localhost:3001/',
  'http://localhost:3001.example.org',
  'http://LOCALHOST:3001',
  'https://elsewhere.example',
  'null',
  '',
])('the origin "%s" is refused: it is not exactly an allowed one', async (origin) => {
  const answer = await api.grant(await api.buildDeveloper(), { origin });
  expect(answer).toMatchObject({ status: 403, body: { code: 'override_origin_refused' } });
  expect(answer.cookies).toEqual({});
});

test('with an empty list, overrides are switched off', async () => {
  const user = await api.buildDeveloper();
  api.origins.length = 0;
  expect(await api.grant(user)).toMatchObject({ body: { code: 'override_origin_refused' } });
  expect(await api.call(path, { user })).toMatchObject({ body: { origins: [], override: null } });
});

test('a remote that is not in the registry is refused', async () => {
  const answer = await api.grant(await api.buildDeveloper(), { remote: 'shop' });
  expect(answer).toMatchObject({ status: 404, body: { code: 'remote_unknown' }, cookies: {} });
});

test('a page of another origin cannot request it', async () => {
  const user = await api.buildDeveloper();
  const answer = await api.grant(user, {}, { Origin: allowedOrigin });
  expect(answer).toMatchObject({ status: 403, body: { code: 'origin_refused' }, cookies: {} });
});

test('a link alone does nothing', async () => {
  const user = await api.buildDeveloper();
  const query = `?remote=words&origin=${encodeURIComponent(allowedOrigin)}`;
  const read = await api.call(path + query, { user });
  expect(read).toMatchObject({ status: 200, body: { override: null }, cookies: {} });
  const { registry, policy } = await api.openPage('', `/words${query}&override=words`);
  expect(registry.override).toBeNull();
  expect(policy).not.toContain('localhost');
});

test('it ends automatically', async () => {
  const user = await api.buildDeveloper();
  const cookie = cookieOf(await api.grant(user));
  api.clock.now += halfAnHour - 1000;
  expect((await api.openPage(cookie)).registry.override).not.toBeNull();
  api.clock.now += 1000;
  expect((await api.openPage(cookie)).registry.override).toBeNull();
  expect(await api.override(user, cookie)).toBeNull();
});

test('any account may end it', async () => {
  const answer = await api.call(path, { method: 'DELETE', user: await buildUser(api.db) });
  expect(answer).toMatchObject({ status: 200, body: { ended: true } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^topwords-override=; path=\/; expires=Thu, 01 Jan 1970/);
});

test('it ends with the role, the allowed origin, the remote and the account', async () => {
  const user = await api.buildDeveloper();
  const cookie = cookieOf(await api.grant(user));
  const isInForce = async () => {
    const { registry, policy } = await api.openPage(cookie);
    expect(policy.includes(allowedOrigin)).toBe(registry.override !== null);
    return registry.override !== null;
  };
  expect(await isInForce()).toBe(true);
  api.origins.pop();
  expect(await isInForce()).toBe(false);
  api.origins.push(allowedOrigin);
  api.remotes.shift();
  expect(await isInForce()).toBe(false);
  api.remotes.push('words');
  expect(await isInForce()).toBe(true);
  await deleteRole(api.db, user.id, 'developer');
  expect(await isInForce()).toBe(false);
});

test('it ends when the account is deleted', async () => {
  const user = await api.buildDeveloper();
  const cookie = cookieOf(await api.grant(user));
  await deleteUser(api.db, user.id);
  expect((await api.openPage(cookie)).registry.override).toBeNull();
});

test('another account does not see it, and a page names its owner', async () => {
  const [owner, other] = [await api.buildDeveloper(), await api.buildDeveloper()];
  const cookie = cookieOf(await api.grant(owner));
  expect(await api.override(other, cookie)).toBeNull();
  expect((await api.openPage(cookie)).registry.override?.sub).toBe(owner.id);
});

describe('a forged cookie is worth nothing', () => {
  const claims = { remote: 'words', origin: allowedOrigin };

  async function forgeries(sub: string): Promise<[string, string][]> {
    const granted = { ...claims, sub, expires_at: api.clock.now + halfAnHour };
    const own = await signOverride(granted, api.keys);
    const [header = '', payload = '', signature = ''] = own.split('.');
    const swapped = Buffer.from(
      JSON.stringify({ ...claims, remote: 'ai', sub, aud: 'remote override', exp: 9e9 }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const otherKeys = deriveKeys('another secret that is long enough too');
    const otherPurpose = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sub)
      .setAudience('remote override')
      .setExpirationTime(9e9)
      .sign(api.keys.accessToken);
    return [
      ['signed with another secret', await signOverride(granted, otherKeys)],
      ['signed for another purpose', otherPurpose],
      ['with other claims', `${header}.${swapped}.${signature}`],
      ['unsigned', `${none}.${swapped}.`],
      ['cut short', `${header}.${payload}.${signature.slice(0, -4)}`],
      ['no token at all', 'words'],
    ];
  }

  test('for any reason', async () => {
    const user = await api.buildDeveloper();
    for (const [name, token] of await forgeries(user.id)) {
      const { registry, policy } = await api.openPage(`topwords-override=${token}`);
      expect([name, registry.override, policy.includes('localhost')]).toEqual([name, null, false]);
    }
  });
});

test('while the database is down pages come without it', async () => {
  const user = await api.buildDeveloper();
  const cookie = cookieOf(await api.grant(user));
  await api.db.schema.dropTable('account_roles');
  expect((await api.openPage(cookie)).registry.override).toBeNull();
});
