import type { TestApi } from '../testing/start-api.ts';
import { favoriteRoutes } from './routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { nobodysId, startFavorites } from './testing/favorite-calls.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startFavorites();
});
afterAll(() => api.stop());

const calls = favoriteRoutes({ downloads: createDownloads() }).map(
  ({ call }) => [call.method, call.path] as const,
);

test.each(calls)('%s %s needs a token', async (method, path) => {
  const address = `/api${path.replaceAll(/\{\w+\}/g, nobodysId)}`;
  const json = method === 'GET' ? undefined : {};
  expect(await api.call(address, { method, json })).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
  });
  const headers = { Authorization: 'Bearear none' };
  expect(await api.call(address, { method, json, headers })).toMatchObject({
    status: 401,
    body: { code: 'token_invalid' },
  });
});
