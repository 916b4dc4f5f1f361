import { createHttpStore } from './http-store.ts';
import { startRegistryServer, type RegistryServer } from './testing/registry-server.ts';

let server: RegistryServer;

beforeEach(async () => {
  server = await startRegistryServer();
});
afterEach(() => server.close());

test('a text is found by its key, and sent again only when it has changed', async () => {
  const store = createHttpStore(server.address);
  server.texts.set('snapshots/1.json', 'ñ1');
  expect(await store.read('snapshots/1.json')).toBe('ñ1');
  expect(await store.read('snapshots/1.json')).toBe('ñ1');
  server.texts.set('snapshots/1.json', 'ñ2');
  expect(await store.read('snapshots/1.json')).toBe('ñ2');
  expect(server.answers).toEqual([
    '200 snapshots/1.json',
    '304 snapshots/1.json',
    '200 snapshots/1.json',
  ]);
});

test('an address may end in a slash', async () => {
  server.texts.set('registry.json', 'text');
  expect(await createHttpStore(`${server.address}/`).read('registry.json')).toBe('text');
});

test.each([403, 404, 410])('an answer of %i says that there is none', async (status) => {
  server.answerBy((_request, response) => response.writeHead(status).end('<html>'));
  expect(await createHttpStore(server.address).read('registry.json')).toBeUndefined();
});

test('an answer of 500 says nothing of what is there', async () => {
  server.answerBy((_request, response) => response.writeHead(500).end());
  await expect(createHttpStore(server.address).read('registry.json')).rejects.toThrow(
    'It answered 500 for registry.json',
  );
});

test('a redirect is not followed', async () => {
  const other = await startRegistryServer();
  other.texts.set('registry.json', 'from elsewhere');
  server.answerBy((_request, response) =>
    response.writeHead(302, { Location: `${other.address}/registry.json` }).end(),
  );
  await expect(createHttpStore(server.address).read('registry.json')).rejects.toThrow(
    'fetch failed',
  );
  expect(other.answers).toEqual([]);
  await other.close();
});

test('an answer that is cut short is none', async () => {
  server.answerBy((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('{"snapshot":', () => response.destroy());
  });
  await expect(createHttpStore(server.address).read('registry.json')).rejects.toThrow('terminated');
});

test('an answer that does not come is given up', async () => {
  server.answerBy((_request, response) => response.write('{'));
  const store = createHttpStore(server.address, { timeLimitMilliseconds: 100 });
  await expect(store.read('registry.json')).rejects.toThrow(/timeout/);
});

test('an answer that does not end is given up', async () => {
  server.answerBy((_request, response) => response.end('x'.repeat(2000)));
  const store = createHttpStore(server.address, { sizeLimitBytes: 1000 });
  await expect(store.read('registry.json')).rejects.toThrow('longer than 1000 bytes');
});
