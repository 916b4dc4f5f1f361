import { SignJWT, UnsecuredJWT } from 'jose';
import { request } from 'node:http';
import { createLog } from '../logging/log.ts';
import { buildUser, testPassword } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(() =>
  startApi({
    pages: (ctx) => {
      ctx.body = { page: ctx.path };
    },
  }),
);

const json = { 'Content-Type': 'application/json' };
const login = '/api/auth/login';

describe('a body', () => {
  test.each(['{', '{"email":}', '"text"', 'nothing', '{"a":1}x'])(
    'that is not a JSON object is refused: %s',
    async (body) => {
      const answer = await api.call(login, { body, headers: json });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        detail: 'The body is not valid JSON',
        code: 'malformed_json',
      });
    },
  );

  test('of another type is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html']) {
      const headers = { 'Content-Type': type };
      const answer = await api.call(login, { body: '{}', headers });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: 'media_type_unsupported' });
    }
  });

  test('that is larger than 64 kB is refused', async () => {
    const answer = await api.call(login, { json: { email: 'x'.repeat(70_000) } });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'body_too_large' });
  });

  test('that is missing counts as one without fields', async () => {
    const answer = await api.call(login, { method: 'POST' });
    expect(answer.body).toMatchObject({ faults: [{ field: 'email' }, { field: 'password' }] });
  });

  test('of a wrong shape gets a readable error', async () => {
    const list = await api.call(login, { json: [] });
    expect(list.body).toMatchObject({ detail: 'The request body must be a JSON object' });
    const user = await buildUser(api.db);
    const twice = await api.call('/api/words/es?limit=50&limit=60', { user });
    expect(twice.body).toMatchObject({ detail: 'limit must be given once' });
    const json = { word_id: 1, action: 'star', value: 'yes' };
    const value = await api.call('/api/words/setstatus', { user, json });
    expect(value.body).toMatchObject({ detail: 'value must be true or false' });
  });

  test('of a call that takes none is ignored', async () => {
    const answer = await api.call('/api/auth/logout', { body: '{{{', headers: json });
    expect(answer.status).toBe(200);
  });
});

const tokenPath = '/api/words/get_statistics';

function bearing(token: string, scheme = 'Bearer') {
  return api.call(tokenPath, { headers: { Authorization: `${scheme} ${token}` } });
}

function signed(claims: Record<string, unknown>, key = api.keys.accessToken, alg = 'HS256') {
  return new SignJWT({ iss: 'topwords', ...claims })
    .setProtectedHeader({ alg })
    .setExpirationTime(Math.floor(api.clock.now / 1000) + 60)
    .sign(key);
}

describe('an access token', () => {
  // @spec C2
  test('is accepted under both spellings of the scheme', async () => {
    const user = await buildUser(api.db);
    const token = await signed({ sub: user.id });
    for (const scheme of ['Bearer', 'Bearear', 'bearer']) {
      expect((await bearing(token, scheme)).status).toBe(200);
    }
  });

  // @spec RP1
  test('is required', async () => {
    expect((await api.call(tokenPath)).body).toMatchObject({ code: 'token_missing' });
    for (const header of ['', 'Bearear ']) {
      const answer = await api.call(tokenPath, { headers: { Authorization: header } });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ detail: 'Sign in first', code: 'token_missing' });
    }
  });

  test('expires after fifteen minutes, even one that was used before', async () => {
    const user = await buildUser(api.db);
    const answer = await api.call(login, { json: { email: user.email, password: testPassword } });
    const { access_token: token } = answer.body as { access_token: string };
    expect((await bearing(token)).status).toBe(200);
    api.clock.now += 15 * 60 * 1000;
    const late = await bearing(token);
    expect(late.status).toBe(401);
    expect(late.body).toMatchObject({ code: 'token_expired' });
    expect((await bearing(token)).body).toMatchObject({ code: 'token_expired' });
  });

  test.each(['null', 'undefined', 'a.b.c', 'x', '🦊'.length.toString()])(
    '%s is not one',
    async (token) => {
      const answer = await bearing(token);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'token_invalid' });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('that is forged is refused', async () => {
    const { id: sub } = await buildUser(api.db);
    const key = api.keys.accessToken;
    const good = await signed({ sub });
    const [header = '', payload = '', signature = ''] = good.split('.');
    const { id: victim } = await buildUser(api.db);
    const other = Buffer.from(
      JSON.stringify({ iss: 'topwords', sub: victim, exp: 9_999_999_999 }),
    ).toString('base64url');
    const forged = [
      await signed({ sub }, new Uint8Array(32)),
      await signed({ sub }, api.keys.xsrf),
      await signed({ sub, iss: 'elsewhere' }),
      await signed({}),
      await signed({ sub }, new Uint8Array([...key, ...key]), 'HS512'),
      await new SignJWT({ iss: 'topwords', sub }).setProtectedHeader({ alg: 'HS256' }).sign(key),
      new UnsecuredJWT({ iss: 'topwords', sub }).setExpirationTime('1h').encode(),
      `${header}.${payload}.`,
      `${header}.${other}.${signature}`,
    ];
    for (const token of forged) {
      expect((await bearing(token)).body).toMatchObject({ code: 'token_invalid' });
    }
    expect((await bearing(good)).status).toBe(200);
  });

  test('of a deleted account is refused', async () => {
    const user = await buildUser(api.db);
    expect((await api.call(tokenPath, { user })).status).toBe(200);
    await api.db('users').where({ id: user.id }).delete();
    expect((await api.call(tokenPath, { user })).body).toMatchObject({ code: 'token_invalid' });
  });

  test('under another scheme is refused', async () => {
    expect((await bearing('YTpi', 'Basic')).body).toMatchObject({ code: 'token_invalid' });
  });
});

describe('an address', () => {
  test.each(['/api', '/api/', '/api/missing', '/api/words', '/api/words/en/x', '/api/%E0%A4%A'])(
    '%s without a resource answers 404 as JSON',
    async (path) => {
      const answer = await api.call(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    },
  );

  test('answers 405 to another method, and lists the allowed ones', async () => {
    for (const [method, path, allow] of [
      ['GET', '/api/auth/login', 'POST, OPTIONS'],
      ['GET', '/api/words/setstatus', 'POST, OPTIONS'],
      ['DELETE', '/api/words/es', 'GET, HEAD, OPTIONS'],
      ['POST', '/healthz', 'GET, HEAD'],
    ] as const) {
      const answer = await api.call(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.body).toMatchObject({ code: 'method_not_allowed' });
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });

  test('answers OPTIONS with its methods and HEAD without a body', async () => {
    const options = await api.call('/api/words/es', { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const user = await buildUser(api.db);
    const head = await api.call('/api/words/es', { method: 'HEAD', user });
    expect(head.status).toBe(200);
    expect(head.body).toBeUndefined();
  });

  test('outside the API is left to the pages', async () => {
    expect((await api.call('/words')).body).toEqual({ page: '/words' });
    expect((await api.call('/apiary')).body).toEqual({ page: '/apiary' });
  });
});

test('answers carry headers that keep browsers from misusing them', async () => {
  const { headers } = await api.call('/api/missing');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a page of another origin can change nothing, even when someone is signed in', async () => {
  const user = await buildUser(api.db);
  const answer = await api.call('/api/words/setstatus', {
    user,
    json: { word_id: 21, action: 'star' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.body).toMatchObject({ code: 'origin_refused' });
  expect(await api.db('word_marks').where({ user_id: user.id })).toEqual([]);
});

test('probes answer', async () => {
  expect((await api.call('/healthz')).body).toEqual({ status: 'ok' });
  expect((await api.call('/readyz')).body).toEqual({ status: 'ok', bank: 'test-1' });
});

test('a request is logged with its id and without its secrets', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => lines.push(line) });
  const logged = await startApi({ log });
  try {
    const user = await buildUser(logged.db);
    const answer = await logged.call(`${login}?token=in-query`, {
      json: { email: user.email, password: testPassword },
      headers: { 'X-Request-Id': 'id-of-the-proxy', Authorization: 'Bearer in-header' },
    });
    expect(answer.headers.get('x-request-id')).toBe('id-of-the-proxy');
    // After what the sign-in itself logged.
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      id: 'id-of-the-proxy',
      method: 'POST',
      path: login,
      status: 200,
    });
    const written = lines.join('');
    for (const secret of [testPassword, 'in-query', 'in-header', user.email]) {
      expect(written).not.toContain(secret);
    }
    expect(written).not.toContain(answer.cookies['refresh_token']);
  } finally {
    await logged.stop();
  }
});

test('a request id that could break the log is replaced', async () => {
  const answer = await api.call('/healthz', { headers: { 'X-Request-Id': 'a b"c' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an internal failure is hidden from the client and logged without values', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => lines.push(line) });
  const failing = await startApi({ log });
  try {
    await failing.db.schema.renameTable('users', 'hidden');
    const answer = await failing.call(login, {
      json: { email: 'someone@example.org', password: testPassword },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      detail: 'Something went wrong on our side. Please try again',
      code: 'internal',
    });
    expect(lines.join('')).toContain('users');
    expect(lines.join('')).not.toContain('someone@example.org');
    await failing.db.schema.renameTable('hidden', 'users');
  } finally {
    await failing.stop();
  }
});

test('a client that hangs up in the middle of its body does no harm', async () => {
  await new Promise<void>((resolve) => {
    const headers = { ...json, 'Content-Length': '100' };
    const sent = request(`${api.origin}${login}`, { method: 'POST', headers });
    sent.on('error', () => resolve());
    sent.write('{"email"', () => sent.destroy(new Error('hang up')));
  });
  expect((await api.call('/healthz')).status).toBe(200);
});
