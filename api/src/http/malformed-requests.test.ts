import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createLog } from '../logging/log.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { answerMalformed } from './answer-malformed.ts';

const secrets = ['Bearer-of-secrets', 'cookie-of-secrets', 'password-of-secrets'] as const;
const [token, cookie, password] = secrets;

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => lines.push(line) });
  api = await startApi({ log });
});
afterAll(() => api.stop());
beforeEach(() => lines.splice(0));

/** Sends raw bytes. @returns everything received until the connection closed */
async function send(text: string, port = Number(new URL(api.origin).port)): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece));
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
}

/** Turns bytes that were logged as numbers back into text. */
function revive(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? Buffer.from(value as number[]).toString('latin1') : value;
}

function writtenBytes(): string {
  return lines.map((line) => JSON.stringify(JSON.parse(line, revive))).join('\n');
}

const body = JSON.stringify({ email: 'ada@example.org', password });

function head(...more: string[]): string {
  return [
    'POST /api/auth/login HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Authorization: Bearear ${token}`,
    `Cookie: refresh_token=${cookie}; XSRF-TOKEN=${cookie}`,
    ...more,
    '',
    '',
  ].join('\r\n');
}

const whole = `${head(`Content-Length: ${body.length}`)}${body}`;

test.each<[string, string, number]>([
  ['garbage after its body', `${whole}\u0000\u0001 garbage\r\n\r\n`, 400],
  ['a malformed pipelined request', `${whole}GET /${password} HTTP/9.9\r\n\r\n`, 400],
  [
    'a chunk without a length',
    `${head('Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\nzz\r\n`,
    400,
  ],
  ['two lengths', `${head('Content-Length: 2', 'Content-Length: 3')}${body}`, 400],
  ['a header without a name', head(`: ${password}`), 400],
  ['headers that are too long', head(`X-Long: ${password.repeat(2000)}`), 431],
])('a request with %s is refused and not logged', async (_name, text, status) => {
  const answer = await send(text);
  const written = writtenBytes();
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
});

test('its log line has the kind and the code of the error', async () => {
  await send(`${whole}\u0000\u0001 garbage\r\n\r\n`);
  const described = lines.map((line) => JSON.parse(line) as { err?: object });
  expect(described.flatMap(({ err }) => (err === undefined ? [] : [err]))).toContainEqual({
    type: 'Error',
    message: 'Parse Error: Invalid method encountered',
    code: 'HPE_INVALID_METHOD',
  });
});

test('a request that never ends is given up with 408', async () => {
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 });
  answerMalformed(server, createLog('silent'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await send('GET / HTTP/1.1\r\nHost', port);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.close();
});

test('garbage after a request that is being answered stays out of that answer', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    response.write('first');
  });
  answerMalformed(server, createLog('silent'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    answer += piece;
    if (answer.endsWith('first')) socket.write('\u0000 garbage\r\n\r\n');
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]+first$/);
  server.close();
});
