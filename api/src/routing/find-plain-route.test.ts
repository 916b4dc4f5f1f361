import { createServer } from 'node:http';
import Koa from 'koa';
import type { Call } from '@topwords/platform/contracts';
import { createAccessTokens } from './access-tokens.ts';
import { createFindPlainRoute } from './find-plain-route.ts';
import { createRouteTable } from './route-table.ts';
import type { Route } from './route.ts';
import { listenLocally } from '../testing/listen-locally.ts';

const paths = [
  ['GET', '/words/{langCode}'],
  ['POST', '/words/setstatus'],
  ['GET', '/words/{lang}/{pos}'],
  ['GET', '/words/detail/{id}'],
  ['DELETE', '/words/{langCode}'],
  ['GET', '/Items'],
] as const;

/** A route that answers with what it was found by. */
function routeOf([method, path]: (typeof paths)[number]): Route {
  return {
    call: { method, path } as Call,
    respond: async (ctx) => void (ctx.body = { method, path, params: ctx['params'] }),
  };
}

const routes = paths.map(routeOf);
const exchange = {
  db: undefined as never,
  now: Date.now,
  accessTokens: createAccessTokens(new Uint8Array(32)),
  checkAnswers: false,
};

test('plain paths lead where the router leads, others are left to it', async () => {
  const app = new Koa();
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = 405;
      ctx.body = (error as Error).message;
    }
  });
  app.use(createRouteTable(routes, exchange));
  const callback = app.callback();
  const server = await listenLocally(
    createServer((request, response) => void callback(request, response)),
  );
  const asked = [
    ['GET', '/words/es', '/words/{langCode}', { langCode: 'es' }],
    ['GET', '/words/ES', '/words/{langCode}', { langCode: 'ES' }],
    ['GET', '/words/e%73', '/words/{langCode}', { langCode: 'es' }],
    ['GET', '/words/es/', '/words/{langCode}', { langCode: 'es' }],
    ['DELETE', '/words/es', '/words/{langCode}', { langCode: 'es' }],
    ['POST', '/words/setstatus', '/words/setstatus', {}],
    ['POST', '/Words/SetStatus', '/words/setstatus', {}],
    ['GET', '/words/detail/101', '/words/detail/{id}', { id: '101' }],
    ['GET', '/words/es/noun', '/words/{lang}/{pos}', { lang: 'es', pos: 'noun' }],
    ['GET', '/items', '/Items', {}],
    ['GET', '/words/setstatus', undefined],
    ['POST', '/words/detail/101', undefined],
  ] as const;
  for (const [method, path, expected, params] of asked) {
    const response = await fetch(`${server.origin}/api${path}`, { method });
    const isFound = expected !== undefined;
    const answer = await response.text();
    expect([path, response.status, isFound && JSON.parse(answer)]).toEqual([
      path,
      isFound ? 200 : 405,
      isFound && { method, path: expected, params },
    ]);
  }
  expect((await fetch(`${server.origin}/api/words`)).status).toBe(404);
  expect((await fetch(`${server.origin}/api/words//es`)).status).toBe(404);
  await server.close();
});

test('what the router does more than a look-up is left to it', () => {
  const find = createFindPlainRoute([['/words/:lang', routes.slice(0, 1)]]);
  expect(find('GET', '/words/es')?.params).toEqual({ lang: 'es' });
  for (const path of ['/words/ES', '/words/e%73', '/words/es/', '/words/é', '/words/', '/words'])
    expect(find('GET', path)).toBeUndefined();
  for (const method of ['HEAD', 'OPTIONS', 'POST'])
    expect(find(method, '/words/es')).toBeUndefined();
});
