import { favoriteRoutes } from './routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { nobodysId, startFavorites } from './testing/favorite-calls.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);

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
