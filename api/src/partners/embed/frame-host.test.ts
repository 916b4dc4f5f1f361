import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { answerErrors } from '../../http/answer-errors.ts';
import { pino } from 'pino';
import { createFrameHost } from './frame-host.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  const app = new Koa();
  app.use(answerErrors(pino({ level: 'silent' })));
  server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  app.use(createFrameHost(`http://127.0.0.1:${port}`));
  app.use((ctx) => {
    ctx.body = { cookie: ctx.get('cookie') };
  });
  const answer = app.callback();
  server.on('request', (request, response) => void answer(request, response));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function ask(host: string, path: string, method = 'GET') {
  const answer = await fetch(`http://${host}:${port}${path}`, {
    method,
    headers: { Cookie: 'refresh_token=a.b.c' },
  });
  return { status: answer.status, body: await answer.text() };
}

test.each([
  ['GET', '/embed/frame?key=pk_one'],
  ['GET', '/remotes/translate/1.0.0/embed/frame.js'],
  ['GET', '/api/embed/settings?key=pk_one'],
  ['POST', '/api/embed/translate?key=pk_one'],
  ['OPTIONS', '/api/embed/translate?key=pk_one'],
  ['POST', '/api/words/add_favorites'],
])('%s %s is served on the frame’s host, without cookies', async (method, path) => {
  expect(await ask('127.0.0.1', path, method)).toEqual({ status: 200, body: '{"cookie":""}' });
  expect((await ask('localhost', path, method)).body).toContain('refresh_token');
});

test.each([
  ['GET', '/'],
  ['GET', '/words'],
  ['GET', '/login-register'],
  ['GET', '/registry.json'],
  ['GET', '/embed/sign-in'],
  ['GET', '/embed/playground'],
  ['GET', '/embed/v1.js'],
  ['POST', '/embed/frame'],
  ['GET', '/remotes/translate/1.0.0/remote-entry.js'],
  ['GET', '/remotes/words/1.0.0/embed/x.js'],
  ['GET', '/remotes/translate/1.0.0/embed/%2e%2e/%2e%2e/x.js'],
  ['POST', '/api/auth/refresh'],
  ['POST', '/api/auth/login'],
  ['GET', '/api/words/add_favorites'],
  ['GET', '/api/words/get_favorites'],
  ['POST', '/api/words/Add_favorites'],
  ['GET', '/api'],
])('%s %s is served only on the product’s host', async (method, path) => {
  expect((await ask('127.0.0.1', path, method)).status).toBe(404);
  expect((await ask('localhost', path, method)).status).toBe(200);
});
