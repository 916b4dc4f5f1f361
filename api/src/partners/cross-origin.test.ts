import { apiBasePath, calls } from '@topwords/platform/contracts';
import { partnerBasePath } from './partners.ts';
import {
  acme,
  askSettings,
  buildKey,
  startPartners,
  translateCasa,
} from './testing/start-partners.ts';
import { sharedApi } from '../testing/shared-api.ts';

const shop = 'https://shop.acme.example:8443';
const own = 'https://words.example.org';
const api = sharedApi(() => startPartners({ allowedOrigins: [own] }));
let key: string;

beforeAll(async () => {
  ({ key } = await buildKey(api.db, { origins: [acme, shop] }));
});

function allowedOrigin({ headers }: { headers: Headers }): string | null {
  return headers.get('access-control-allow-origin');
}

const foreign = [
  'https://evil.example',
  'null',
  'http://acme.example',
  'https://acme.example:444',
  'https://acme.example.evil.example',
  'https://evil-acme.example',
  'https://ACME.example',
  'https://acme.example/',
  'https://sub.acme.example',
  `${acme}, https://evil.example`,
  'acme.example',
  '*',
];

test.each([acme, shop])('the origin %s of the key may read answers', async (origin) => {
  for (const answer of [
    await translateCasa(api, { key, origin }),
    await askSettings(api, { key, origin }),
  ]) {
    expect(answer.status).toBe(200);
    expect(allowedOrigin(answer)).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/i);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Engine');
  }
});

test.each(foreign)('the origin %j may read the refusal, and nothing else', async (origin) => {
  const before = api.spoken.length;
  for (const answer of [
    await translateCasa(api, { key, origin }),
    await askSettings(api, { key, origin }),
    await api.call(`/api/embed/speak?key=${key}`, {
      json: { text: 'casa', language: 'es' },
      headers: { Origin: origin },
    }),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'partner_origin_refused' } });
    expect(Object.keys(answer.body as object)).toEqual(['detail', 'code']);
    expect(allowedOrigin(answer)).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/i);
  }
  expect(api.spoken).toHaveLength(before);
});

test('without an origin, which browsers always send, nothing that costs quota is answered', async () => {
  const answer = await translateCasa(api, { key });
  expect(answer).toMatchObject({ status: 401, body: { code: 'partner_session_required' } });
  expect(await askSettings(api, { key })).toMatchObject({ status: 200 });
});

test('our own pages, including the frame, may use every key', async () => {
  expect(await translateCasa(api, { key, origin: api.origin })).toMatchObject({ status: 200 });
  expect(await translateCasa(api, { key, origin: own })).toMatchObject({ status: 200 });
});

test('the playground’s key works only on our own pages', async () => {
  const playground = 'pk_playground';
  expect(await translateCasa(api, { key: playground, origin: api.origin })).toMatchObject({
    status: 200,
  });
  expect(await askSettings(api, { key: playground })).toMatchObject({ status: 200 });
  for (const origin of [acme, 'null']) {
    expect(await translateCasa(api, { key: playground, origin })).toMatchObject({
      body: { code: 'partner_origin_refused' },
    });
  }
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  expect(await askSettings(api, { key: playground, headers })).toMatchObject({ status: 403 });
});

test('pages of the key’s origins may read refusals too', async () => {
  const expired = await buildKey(api.db, { expiresAt: api.clock.now });
  const large = { text: 'x'.repeat(70_000) };
  const unparsable = { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } };
  const session = { 'X-Partner-Session': 'forged' };
  const answers = [
    await translateCasa(api, { key: expired.key, origin: acme }),
    await translateCasa(api, { key, origin: acme }, { text: '' }),
    await translateCasa(api, { key, origin: acme }, large),
    await translateCasa(api, { key, origin: acme, headers: session }),
    await api.call(`/api/embed/translate?key=${key}`, {
      ...unparsable,
      headers: { ...unparsable.headers, Origin: acme },
    }),
    await api.call(`/api/embed/translate?key=${key}`, { headers: { Origin: acme } }),
    await api.call(`/api/embed/nothing?key=${key}`, { headers: { Origin: acme } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 413, 401, 400, 405, 404]);
  expect(answers.map(allowedOrigin)).toEqual(answers.map(() => acme));
});

function askFromAcme(path: string, request: object = {}) {
  return api.call(`/api/embed/${path}`, { ...request, headers: { Origin: acme } });
}

test('every page may read what is refused before a key is known', async () => {
  const answers = [
    await askFromAcme('translate?key=pk_nobody', { json: {} }),
    await askFromAcme('translate', { json: {} }),
    await askFromAcme('settings?key=%E0%A4%A'),
    await askFromAcme('nothing'),
    await askFromAcme(`translate?key=pk_nobody`),
    await askFromAcme('speak?key=pk_nobody', { body: '{' }),
    await askFromAcme('%E0%A4%A'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 400, 400, 404, 405, 401, 404]);
  expect(answers.map(allowedOrigin)).toEqual(answers.map(() => '*'));
});

function preflight(origin: string, path = `/api/embed/translate?key=${key}`) {
  return api.call(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

test('a preflight of the key’s origin is allowed for two hours', async () => {
  const answer = await preflight(acme);
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 204, body: undefined });
  const named = (name: string) => answer.headers.get(`access-control-${name}`);
  expect(named('allow-origin')).toBe(acme);
  expect(named('allow-methods')).toBe('GET, POST');
  expect(named('allow-headers')).toBe('content-type, accept-language, x-partner-session');
  expect(named('max-age')).toBe('7200');
  expect(named('allow-credentials')).toBeNull();
  expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/i);
});

test.each(foreign)(
  'a preflight of %j is allowed up to the refusal, without cookies',
  async (origin) => {
    const answer = await preflight(origin);
    expect(answer.status).toBe(204);
    expect(allowedOrigin(answer)).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  },
);

test('so is one with an unknown or expired key', async () => {
  const { key: expired } = await buildKey(api.db, { expiresAt: api.clock.now });
  for (const [text, readers] of [
    ['pk_nobody', '*'],
    [expired, acme],
  ] as const) {
    const answer = await preflight(acme, `/api/embed/translate?key=${text}`);
    expect(answer.status).toBe(204);
    expect(allowedOrigin(answer)).toBe(readers);
  }
});

test('a preflight never allows the header of a secret key', async () => {
  const allowed = (await preflight(acme)).headers.get('access-control-allow-headers');
  expect(allowed).not.toMatch(/authorization|\*/i);
});

test('no other call is open to partners’ pages', async () => {
  for (const path of [
    '/api/auth/refresh',
    '/api/words/translate',
    `/api/words/translate?key=${key}`,
  ]) {
    const answer = await api.call(path, { json: {}, headers: { Origin: acme } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'origin_refused' } });
    expect(allowedOrigin(answer)).toBeNull();
    const asked = await preflight(acme, path);
    expect(allowedOrigin(asked)).toBeNull();
  }
  for (const path of ['/api/embed', '/api/embedded/translate', '/api/words/../embedx/translate']) {
    const answer = await api.call(`${path}?key=${key}`, { json: {}, headers: { Origin: acme } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'origin_refused' } });
  }
});

test('every call behind the gate judges origins by the key, or only reads', () => {
  const behind = calls.filter(({ path }) => `${apiBasePath}${path}`.startsWith(partnerBasePath));
  const others = behind.filter(({ authentication }) => authentication !== 'partner');
  expect(behind).toHaveLength(4);
  expect(others.map(({ id, method }) => [id, method])).toEqual([['diagnoseKey', 'GET']]);
});

test('capitals in the path bypass no check', async () => {
  const path = `/api/EMBED/Translate?key=${key}`;
  const json = { text: 'casa', from_lang: 'es', to_lang: 'en' };
  const ask = (origin: string) => api.call(path, { json, headers: { Origin: origin } });
  expect(await ask(acme)).toMatchObject({ status: 200 });
  expect(await ask('https://evil.example')).toMatchObject({
    status: 403,
    body: { code: 'partner_origin_refused' },
  });
});
