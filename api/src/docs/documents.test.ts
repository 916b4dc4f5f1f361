import Koa from 'koa';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDocuments } from './documents.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const app = new Koa();
  app.use(createDocuments());
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
});

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, { headers: { connection: 'close', ...headers } });
}

test('the document is served as JSON', async () => {
  const response = await get('/api/openapi.json');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
});

test.each(['/api/openapi.json', '/api/docs', '/api/docs/reader.js', '/api/docs/reader.css'])(
  'a client that has %s gets a 304',
  async (path) => {
    const first = await get(path);
    expect(first.status).toBe(200);
    // The server closes only after every answer is read.
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    // Otherwise fetch would request a fresh copy.
    const conditions = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await get(path, conditions);
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
  },
);

test('a client without brotli gets the same content, under another tag', async () => {
  const compressed = await get('/api/docs/reader.js', { 'accept-encoding': 'br' });
  const plain = await get('/api/docs/reader.js', { 'accept-encoding': 'identity' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
  expect(await compressed.text()).toBe(await plain.text());
});

test('the reader has no inline script, and its policy allows none', async () => {
  const response = await get('/api/docs/');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page).not.toMatch(/\son\w+=/);
});

test('everything that the reader names is served here', async () => {
  const page = await (await get('/api/docs')).text();
  const named = [...page.matchAll(/(?:src|href|spec-url)="([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const own = named.filter((path) => !path.startsWith('data:'));
  expect(own.length).toBeGreaterThan(2);
  for (const path of own) {
    const response = await get(path);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  }
});

test.each([
  ['GET', '/api/docs/../secret'],
  ['GET', '/api/docs/reader.html'],
  ['GET', '/api/constructor'],
  ['POST', '/api/openapi.json'],
])('%s %s is not served', async (method, path) => {
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(404);
});
