import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Koa from 'koa';
import { sendJson } from './send-json.ts';

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a server answers that sends a text as JSON. */
async function answerWith(json: string, acceptEncoding?: string): Promise<Answer> {
  const server = new Koa().use((ctx) => sendJson(ctx, json)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding };
  try {
    return await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });
  } finally {
    server.close();
  }
}

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, word: `слово ${id}` })));

test('a long answer is compressed for a client that reads brotli', async () => {
  const { headers, body } = await answerWith(long, 'gzip, deflate, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  });
  expect(body.length).toBeLessThan(long.length / 4);
  expect(brotliDecompressSync(body).toString()).toBe(long);
});

test.each([
  ['a client that does not say what it reads', long, undefined],
  ['a client that reads only gzip', long, 'gzip'],
  ['a short answer', '{"ok":true}', 'br'],
  ['a very long answer', JSON.stringify('a'.repeat(200_001)), 'br'],
])('%s gets it as it is', async (_case, json, acceptEncoding) => {
  const { headers, body } = await answerWith(json, acceptEncoding);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.toString()).toBe(json);
});
