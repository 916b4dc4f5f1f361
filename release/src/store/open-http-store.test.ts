import { openHttpStore } from './open-http-store.ts';
import type { ReadStore } from './store.ts';
import { startSnapshotServer, type SnapshotServer } from '../../testing/stores.ts';

/** The text under a key; null where there is none. */
async function read(store: ReadStore, key = 'registry.json'): Promise<string | null> {
  const bytes = await store.get(key);
  return bytes && new TextDecoder().decode(bytes);
}

let server: SnapshotServer;

beforeEach(async () => {
  server = await startSnapshotServer();
});
afterEach(() => server.close());

test('reads a text by its key, and downloads it again only when it has changed', async () => {
  const store = openHttpStore(server.address);
  server.texts.set('snapshots/1.json', 'ñ1');
  expect(await read(store, 'snapshots/1.json')).toBe('ñ1');
  expect(await read(store, 'snapshots/1.json')).toBe('ñ1');
  server.texts.set('snapshots/1.json', 'ñ2');
  expect(await read(store, 'snapshots/1.json')).toBe('ñ2');
  expect(server.answers).toEqual([
    '200 snapshots/1.json',
    '304 snapshots/1.json',
    '200 snapshots/1.json',
  ]);
});

test('an address may end in a slash', async () => {
  server.texts.set('registry.json', 'text');
  expect(await read(openHttpStore(`${server.address}/`))).toBe('text');
});

test.each([403, 404, 410])('status %i means that there is no such object', async (status) => {
  server.answerBy((_request, response) => response.writeHead(status).end('<html>'));
  expect(await read(openHttpStore(server.address))).toBeNull();
});

test('status 500 is an error', async () => {
  server.answerBy((_request, response) => response.writeHead(500).end());
  await expect(read(openHttpStore(server.address))).rejects.toThrow(
    'answered 500 for registry.json',
  );
});

test('does not follow a redirect', async () => {
  const other = await startSnapshotServer();
  other.texts.set('registry.json', 'from elsewhere');
  server.answerBy((_request, response) =>
    response.writeHead(302, { Location: `${other.address}/registry.json` }).end(),
  );
  await expect(read(openHttpStore(server.address))).rejects.toThrow('fetch failed');
  expect(other.answers).toEqual([]);
  await other.close();
});

test('rejects a truncated answer', async () => {
  server.answerBy((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"snapshot":', () => response.destroy());
  });
  await expect(read(openHttpStore(server.address))).rejects.toThrow('terminated');
});

test('gives up on an answer that does not come', async () => {
  server.answerBy((_request, response) => response.write('{'));
  const store = openHttpStore(server.address, { timeoutMs: 100 });
  await expect(read(store)).rejects.toThrow(/timeout/);
});

test('gives up on an answer that does not end', async () => {
  server.answerBy((_request, response) => response.end('x'.repeat(2000)));
  const store = openHttpStore(server.address, { sizeLimitBytes: 1000 });
  await expect(read(store)).rejects.toThrow('longer than 1000 bytes');
});
