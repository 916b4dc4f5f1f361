import { exportAccount } from '@topwords/platform/contracts';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { User } from '../users/user-repository.ts';
import { knownError } from '../errors/known-error.ts';
import { startFavorites } from '../favorites/testing/favorite-calls.ts';
import { download, signedIn } from '../testing/download.ts';
import { buildFavorites, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDownloads } from './downloads.ts';
import { fileRoute } from './file-route.ts';

const account = '/api/profile/export';
const favorites = '/api/words/favorites/export?format=csv';
let database: TestDatabase;
let api: TestApi;
/** Has more favourites than sockets and streams buffer. */
let collector: User;

beforeAll(async () => {
  database = await createTestDatabase();
  collector = await buildUser(database.db);
  const texts = Array.from({ length: 1000 }, (_, index) => ({
    original_text: `${index} ${'ж'.repeat(1900)}`,
    translated_text: `${index} ${'ш'.repeat(1900)}`,
  }));
  await buildFavorites(database.db, collector, texts);
});
afterEach(() => api.stop());
afterAll(() => database.remove());

/** A reader that reads the head of an answer and then stops. */
async function beginDownload(user: User, path: string): Promise<IncomingMessage> {
  const headers = await signedIn(api, user);
  const request = get(`${api.origin}${path}`, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function untilServed(user: User, path: string): Promise<void> {
  for (;;) {
    const response = await download(api, user, path);
    await response.arrayBuffer();
    if (response.status === 200) return;
  }
}

async function startWithPieces(pieces: () => AsyncIterable<string>): Promise<User> {
  const route = fileRoute(exportAccount, { auth: 'token', limit: createDownloads() }, async () => ({
    name: { whole: 'file.txt', ascii: 'file.txt' },
    type: 'text/plain',
    pieces: pieces(),
  }));
  api = await startApi({
    database,
    routes: [{ ...route, call: { ...exportAccount, path: '/pieces' } }],
  });
  return buildUser(api.db);
}

test('an account has one download at a time, of any kind; the next may begin after it', async () => {
  api = await startFavorites(database);
  const other = await buildUser(api.db);
  const first = await beginDownload(collector, favorites);
  for (const path of [favorites, account]) {
    const refused = await download(api, collector, path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect(await refused.json()).toMatchObject({
      code: 'too_many_attempts',
      detail: expect.stringContaining('downloading a file already'),
    });
  }
  await untilServed(other, account);
  first.resume();
  await once(first, 'close');
  expect(first.complete).toBe(true);
  await untilServed(collector, account);
});

test('the process limits concurrent downloads', async () => {
  api = await startFavorites(database, createDownloads({ maxConcurrent: 1 }));
  const first = await beginDownload(collector, favorites);
  const other = await buildUser(api.db);
  const refused = await download(api, other, account);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Try again') });
  first.destroy();
  await untilServed(other, account);
});

test('a reader that stops reading loses the connection and frees the seat', async () => {
  api = await startFavorites(database, createDownloads({ pieceMilliseconds: 50 }));
  const stopped = await beginDownload(collector, favorites);
  await untilServed(collector, account);
  const broken = once(stopped, 'error');
  stopped.resume();
  await broken;
  expect(stopped.complete).toBe(false);
});

test('nothing is read ahead of the reader', async () => {
  let made = 0;
  const user = await startWithPieces(async function* pieces() {
    for (; made < 1000; made += 1) yield 'x'.repeat(100_000);
  });
  const response = await beginDownload(user, '/api/pieces');
  response.once('readable', () => undefined);
  await once(response, 'readable');
  expect(made).toBeLessThan(500);
  response.destroy();
});

test('an error in the middle breaks the download', async () => {
  const user = await startWithPieces(async function* pieces() {
    yield 'the beginning';
    throw new Error('The database went away');
  });
  const response = await download(api, user, '/api/pieces');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('an error before the first piece is an ordinary error and frees the seat', async () => {
  let isDown = true;
  const user = await startWithPieces(async function* pieces() {
    if (isDown) throw knownError('database_unavailable', 'Unavailable');
    yield 'all of it';
  });
  const refused = await download(api, user, '/api/pieces');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'database_unavailable' });
  isDown = false;
  expect(await (await download(api, user, '/api/pieces')).text()).toBe('all of it');
});

test('a HEAD request frees the seat', async () => {
  api = await startFavorites(database);
  const user = await buildUser(api.db);
  expect((await download(api, user, account, 'HEAD')).status).toBe(200);
  await untilServed(user, account);
});
