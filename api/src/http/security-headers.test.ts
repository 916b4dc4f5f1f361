import { request } from 'node:http';
import { createDocuments } from '../docs/documents.ts';
import { startPages, type TestPages } from '../pages/testing/start-pages.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let pages: TestPages;

beforeAll(async () => {
  pages = await startPages();
  api = await startApi({
    trustedProxies: 1,
    pages: async (ctx) => {
      if (ctx.path === '/broken') throw new Error('It broke');
      if (ctx.path === '/elsewhere') ctx.redirect('/');
      else ctx.body = 'a page';
    },
    documents: createDocuments(),
  });
});
afterAll(() => Promise.all([api.stop(), pages.stop()]));

type Sent = [method: string, path: string, status: number, headers?: Record<string, string>];

function ask(origin: string, [method, path, , headers = {}]: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: NodeJS.Dict<string | string[]>;
  }>();
  const sent = request(`${origin}${path}`, { method, headers }, (answer) => {
    answer.resume();
    resolve({ status: answer.statusCode, headers: answer.headers });
  });
  sent.on('error', reject).end();
  return promise;
}

const kinds: Sent[] = [
  ['GET', '/healthz', 200],
  ['HEAD', '/readyz', 200],
  ['POST', '/healthz', 405],
  ['GET', '/api/words/es', 401],
  ['GET', '/api/missing', 404],
  ['OPTIONS', '/api/words/es', 204],
  ['DELETE', '/api/words/es', 405],
  ['POST', '/api/auth/login', 400],
  ['POST', '/api/auth/login', 403, { Origin: 'https://evil.example' }],
  ['GET', '/api/docs', 200],
  ['GET', '/api/docs/reader.js', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/', 200],
  ['GET', '/broken', 500],
  ['GET', '/elsewhere', 302],
];

test.each(kinds)('%s %s (%i) forbids guessing its type', async (...sent) => {
  const plain = await ask(api.origin, sent);
  expect(plain.status).toBe(sent[2]);
  expect(plain.headers['x-content-type-options']).toBe('nosniff');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const [method, path, status, headers] = sent;
  const own = headers ?? { Origin: 'https://words.example.org' };
  const secret = await ask(api.origin, [
    method,
    path,
    status,
    { Host: 'words.example.org', 'X-Forwarded-Proto': 'https', ...own },
  ]);
  expect(secret.status).toBe(status);
  expect(secret.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a 304 does so too', async () => {
  const first = await ask(api.origin, ['GET', '/api/openapi.json', 200]);
  const etag = String(first.headers['etag']);
  const again = await ask(api.origin, [
    'GET',
    '/api/openapi.json',
    304,
    { 'If-None-Match': etag, 'Accept-Encoding': 'identity' },
  ]);
  expect(again.status).toBe(304);
  expect(again.headers['x-content-type-options']).toBe('nosniff');
});

test('an answer of the API cannot be embedded by a foreign page', async () => {
  const user = await buildUser(api.db);
  const { headers } = await api.call('/api/words/es', { user });
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test.each<[string, number, Record<string, string | undefined>]>([
  [
    '/words',
    200,
    {
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  ],
  ['/icon.svg', 200, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/none.svg', 404, { 'cross-origin-resource-policy': 'same-origin' }],
  ['/remotes/words/1.0.0/remote-entry.js', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/remotes/words/1.0.0/none.js', 404, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['/registry.json', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
])('%s (%i) says who may use it', async (path, status, expected) => {
  const answer = await ask(pages.origin, ['GET', path, status]);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', ...expected });
});

test('a page asks for no browser feature that it does not use', async () => {
  const { headers } = await ask(pages.origin, ['GET', '/words', 200]);
  const policy = String(headers['permissions-policy']).split(', ');
  expect(policy).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()']));
  expect(policy).toContain('microphone=(self)');
});

test('the document of the API does not get the microphone', async () => {
  const { headers } = await ask(api.origin, ['GET', '/api/docs', 200]);
  expect(String(headers['permissions-policy']).split(', ')).toContain('microphone=()');
});
