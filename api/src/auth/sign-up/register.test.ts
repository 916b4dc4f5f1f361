import type { AuthAnswer } from '@topwords/platform/contracts';
import { buildUser } from '../../testing/factories.ts';
import { startApi } from '../../testing/start-api.ts';
import { sharedApi } from '../../testing/shared-api.ts';

const path = '/api/auth/register';
const api = sharedApi();

function buildRegistration(overrides: Record<string, unknown> = {}) {
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  return { email, password: 'long enough', username: 'Ada', native: 'Russian', ...overrides };
}

async function zoneKeptOf(name: string): Promise<unknown> {
  const headers = { 'X-Time-Zone': name };
  const answer = await api.call(path, { json: buildRegistration(), headers });
  const { sub } = (answer.body as AuthAnswer).user;
  return (await api.db('users').where({ id: sub }).first()).time_zone;
}

function countUsers(): Promise<number> {
  return api.db('users').then((rows) => rows.length);
}

// @spec E4 E8 C3
test('a registration creates an account and signs in', async () => {
  const registration = buildRegistration();
  const answer = await api.call(path, { json: registration });
  expect(answer.status).toBe(200);
  const { access_token, user } = answer.body as AuthAnswer;
  expect(user).toEqual({
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: registration.email,
    username: 'Ada',
    native: 'Russian',
    learning_targets: [],
  });
  const authorization = { Authorization: `Bearer ${access_token}` };
  const own = await api.call('/api/words/profile/fetch_statistics', { headers: authorization });
  expect(own.body).toMatchObject({ email: registration.email, days_registered: 1 });
});

// @spec K17
test('other sites cannot use the session cookies, and scripts cannot read the refresh token', async () => {
  const answer = await api.call(path, { json: buildRegistration() });
  const [refresh = '', xsrf = ''] = answer.headers.getSetCookie();
  expect(refresh).toMatch(
    /^refresh_token=.+; path=\/api\/auth; expires=.+; samesite=strict; httponly$/,
  );
  expect(xsrf).toMatch(/^XSRF-TOKEN=.+; path=\/; expires=.+; samesite=strict$/);
});

test('neither the password nor the refresh token is stored', async () => {
  const registration = buildRegistration({ password: 'a very private password' });
  const answer = await api.call(path, { json: registration });
  const tables = [await api.db('users'), await api.db('sessions')];
  const kept = JSON.stringify(tables);
  expect(kept).not.toContain('a very private password');
  expect(kept).not.toContain(answer.cookies['refresh_token']?.split('.')[2]);
});

test('an e-mail address is unique regardless of case', async () => {
  const first = await api.call(path, {
    json: buildRegistration({ email: 'Some.One@Example.org' }),
  });
  expect((first.body as AuthAnswer).user.email).toBe('some.one@example.org');
  const second = await api.call(path, {
    json: buildRegistration({ email: 'some.ONE@example.ORG', password: 'another long one' }),
  });
  expect(second.status).toBe(409);
  expect(second.body).toEqual({
    detail: 'An account with this email already exists',
    code: 'email_taken',
  });
});

test('concurrent registrations with one e-mail address make one account', async () => {
  const before = await countUsers();
  const registration = buildRegistration();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => {
      // The last one is a stranger's.
      const json = index === 4 ? { ...registration, password: 'another long one' } : registration;
      return api.call(path, { json });
    }),
  );
  const subs = answers.flatMap(({ status, body }) =>
    status === 200 ? [(body as AuthAnswer).user.sub] : [],
  );
  expect(new Set(subs).size).toBe(1);
  expect(answers.some(({ status }) => status === 409)).toBe(true);
  expect(await countUsers()).toBe(before + 1);
});

// @spec K1
test('every fault is reported, and nothing is stored', async () => {
  const before = await countUsers();
  const json = { email: 'a b@c', password: 'short', username: '  ', native: 'Klingon' };
  const answer = await api.call(path, { json });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    detail: 'Native language must be English, Russian, Spanish or Turkish',
    code: 'validation_failed',
    faults: [
      {
        field: 'native',
        detail: 'Native language must be English, Russian, Spanish or Turkish',
        code: 'unknown',
      },
      { field: 'username', detail: 'Username is required', code: 'required' },
      { field: 'email', detail: 'Please enter a valid email address', code: 'invalid' },
      {
        field: 'password',
        detail: 'Password must be at least 8 characters',
        code: 'too_short',
        limit: 8,
      },
    ],
  });
  expect(answer.cookies).toEqual({});
  expect(await countUsers()).toBe(before);
});

test.each([
  ['email', 42],
  ['email', ['a@b.co']],
  ['email', `${'a'.repeat(250)}@b.co`],
  ['email', 'a\u0000b@c.de'],
  ['email', ' a@b.co'],
  ['password', 'x'.repeat(201)],
  ['password', null],
  ['password', { length: 8 }],
  // Composed, each of these letters becomes three.
  ['email', `${'\ufb2c'.repeat(100)}@b.co`],
  ['username', '\ufb2c'.repeat(17)],
  ['username', 'x'.repeat(51)],
  ['username', 'a\u0000b'],
  ['username', '\ud800'],
  ['native', 'ru'],
  ['native', null],
])('%s: %j is refused', async (field, value) => {
  const answer = await api.call(path, { json: buildRegistration({ [field]: value }) });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'validation_failed', faults: [{ field }] });
});

test('the longest e-mail address and name are accepted, however they are composed', async () => {
  const email = `${'\ufb2c'.repeat(81)}İ${Math.random().toString(36).slice(2, 5)}@b.c`;
  const json = buildRegistration({ email, username: '\ufb2c'.repeat(16) });
  expect((await api.call(path, { json })).status).toBe(200);
  expect((await api.call('/api/auth/login', { json })).status).toBe(200);
});

test('a name in any script is stored as it was written', async () => {
  const answer = await api.call(path, {
    json: buildRegistration({ username: ' Ğünay 🦊 Ёлкина ' }),
  });
  expect((answer.body as AuthAnswer).user.username).toBe('Ğünay 🦊 Ёлкина');
});

test('the browser’s time zone is saved, an unknown one is not', async () => {
  expect(await zoneKeptOf('Europe/Istanbul')).toBe('Europe/Istanbul');
  expect(await zoneKeptOf('Mars/Olympus')).toBe('UTC');
});

test('registrations from one network are limited: more need a proof of work', async () => {
  const limited = await startApi({ limits: { registerAddress: 2 } });
  try {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      statuses.push((await limited.call(path, { json: buildRegistration() })).status);
    }
    expect(statuses).toEqual([200, 200, 403]);
  } finally {
    await limited.stop();
  }
});

test('the e-mail address of an account made elsewhere is taken too', async () => {
  const user = await buildUser(api.db);
  const answer = await api.call(path, { json: buildRegistration({ email: user.email }) });
  expect(answer.body).toMatchObject({ code: 'email_taken' });
});

test('an account whose session cannot be started is not left behind', async () => {
  const broken = await startApi();
  try {
    await broken.db.schema.renameTable('sessions', 'hidden');
    const answer = await broken.call(path, { json: buildRegistration() });
    expect(answer.status).toBe(500);
    expect(await broken.db('users')).toEqual([]);
  } finally {
    await broken.stop();
  }
});

test.each([
  ['iloveyou1', /most common/],
  ['Grace.Hopper1906', /a name that others know/],
])('the password %s is refused, and no account is made', async (password, detail) => {
  const json = { native: 'English', username: 'Grace Hopper', email: 'g@example.org', password };
  const answer = await api.call('/api/auth/register', { json });
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field: 'password' }] },
  });
  expect((answer.body as { detail: string }).detail).toMatch(detail);
  expect(await api.db('users').where({ email: 'g@example.org' })).toEqual([]);
});
