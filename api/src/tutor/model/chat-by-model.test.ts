import { buildQuestion, engineAt, entryOfCasa, neverAborted } from '../testing/asked.ts';
import {
  endAnswer,
  fails,
  says,
  sendChunk,
  startModelServer,
  type ModelServer,
  type Reply,
} from '../testing/model-server.ts';
import { collect } from './model-engine.ts';
import type { ModelSettings } from './model-client.ts';

let server: ModelServer;

afterEach(() => server.close());

interface Asking extends Partial<ModelSettings> {
  signal?: AbortSignal;
}

async function ask(replies: Reply[], { signal = neverAborted, ...overrides }: Asking = {}) {
  server = await startModelServer(...replies);
  const tokens: number[] = [];
  const options = { signal, countTokens: (count: number) => void tokens.push(count) };
  const pieces = engineAt(server.baseUrl, overrides).chat(buildQuestion(), entryOfCasa, options);
  return { pieces, tokens };
}

test.each(['many', -500, 1.5, null])(
  'an invalid count of %p is ignored, and the tokens are estimated',
  async (count) => {
    const { pieces, tokens } = await ask([says('Yes.', count as number)]);
    await collect(pieces);
    expect(tokens).toEqual([expect.any(Number)]);
    expect(tokens[0]).toBeGreaterThan(100);
  },
);

test('a piece that is not text is ignored', async () => {
  const { pieces, tokens } = await ask([
    (response) => {
      sendChunk(response, { delta: { content: { a: 1 } as unknown as string } });
      sendChunk(response, { delta: { content: 'Yes.' } });
      endAnswer(response);
    },
  ]);
  expect(await collect(pieces)).toBe('Yes.');
  expect(tokens).toEqual([expect.any(Number)]);
});

test('each piece of a reply arrives before the next is made', async () => {
  const second = Promise.withResolvers<void>();
  const { pieces } = await ask([
    async (response) => {
      sendChunk(response, { delta: { content: 'Yes, ' } });
      await second.promise;
      sendChunk(response, { delta: { content: '*la casa*.' } });
      endAnswer(response);
    },
  ]);
  expect((await pieces.next()).value).toBe('Yes, ');
  second.resolve();
  expect((await pieces.next()).value).toBe('*la casa*.');
  expect((await pieces.next()).done).toBe(true);
  expect(server.heard[0]?.body).not.toHaveProperty('response_format');
});

test('a model’s thoughts are not part of the reply', async () => {
  const { pieces } = await ask([says(['<thi', 'nk>Is it?</think>', '\n\nYes.'])]);
  expect(await collect(pieces)).toBe('Yes.');
});

test('tokens are counted by the server', async () => {
  const { pieces, tokens } = await ask([says('Yes.', 321)]);
  await collect(pieces);
  expect(tokens).toEqual([321]);
});

test('if the server does not count, tokens are estimated from prompt and reply', async () => {
  const { pieces, tokens } = await ask([says('x'.repeat(300))]);
  await collect(pieces);
  const asked = server.heard[0]?.body.messages.map(({ content }) => content).join('').length ?? 0;
  expect(tokens).toEqual([Math.ceil((asked + 300) / 3)]);
});

const transientFailures: [string, Reply][] = [
  ['a server error', fails(500)],
  ['a limit without a time', fails(429)],
  ['a limit that ends soon', fails(429, { headers: { 'retry-after': '0' } })],
  ['a broken connection', (response) => response.destroy()],
  ['an answer without any text', (response) => endAnswer(response)],
  [
    'a stream that breaks before its first piece',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      response.destroy();
    },
  ],
];

test.each(transientFailures)('%s is retried once', async (_, reply) => {
  const { pieces } = await ask([reply, says('Yes.')]);
  expect(await collect(pieces)).toBe('Yes.');
  expect(server.heard).toHaveLength(2);
});

test.each(transientFailures)('%s twice is an error', async (_, reply) => {
  const { pieces } = await ask([reply]);
  await expect(collect(pieces)).rejects.toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringMatching(/unavailable|busy/),
  });
  expect(server.heard).toHaveLength(2);
});

test.each([
  ['a wrong key', fails(401)],
  ['an unknown model', fails(404)],
  ['an account without money', fails(429, { error: { code: 'insufficient_quota' } })],
  ['a text too long for the model', fails(400, { error: { code: 'context_length_exceeded' } })],
] satisfies [string, Reply][])('%s is not retried', async (_, reply) => {
  const { pieces } = await ask([reply]);
  await expect(collect(pieces)).rejects.toMatchObject({ code: 'tutor_unavailable' });
  expect(server.heard).toHaveLength(1);
});

test('a redirect is not followed, since it would send the key elsewhere', async () => {
  const { pieces } = await ask([fails(307, { headers: { location: '/elsewhere' } })]);
  await expect(collect(pieces)).rejects.toMatchObject({ code: 'tutor_unavailable' });
  expect(new Set(server.heard.map(({ url }) => url))).toEqual(new Set(['/v1/chat/completions']));
});

test.each([
  ['in seconds', () => '60'],
  ['as a date', () => new Date(Date.now() + 60_000).toUTCString()],
])('a long wait, given %s, is passed on, not waited for', async (_, header) => {
  const { pieces } = await ask([fails(429, { headers: { 'retry-after': header() } })]);
  const error: unknown = await collect(pieces).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringMatching('busy'),
  });
  const { retryAfterSeconds } = error as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(55);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(server.heard).toHaveLength(1);
});

const cuts: [string, Reply][] = [
  ['the token limit', (response) => endAnswer(response, { reason: 'length' })],
  ['a filter', (response) => endAnswer(response, { reason: 'content_filter' })],
  ['a broken connection', (response) => response.destroy()],
  ['an end without a finish reason', (response) => response.end()],
  ['an error among the pieces', (response) => response.end('data: {"error":{"message":"x"}}\n\n')],
  ['a piece that is not JSON', (response) => response.end('data: {"choi\n\n')],
];

test.each(cuts)('after the first piece, %s is an error without a retry', async (_, end) => {
  const begun = Promise.withResolvers<void>();
  const { pieces, tokens } = await ask([
    async (response, body) => {
      sendChunk(response, { delta: { content: 'Ye' } });
      await begun.promise;
      end(response, body);
    },
  ]);
  expect((await pieces.next()).value).toBe('Ye');
  begun.resolve();
  await expect(pieces.next()).rejects.toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringMatching(/cut off|declined/),
  });
  expect(server.heard).toHaveLength(1);
  expect(tokens).toHaveLength(1);
});

test.each([
  ['says nothing', () => {}],
  ['stops in the middle', (response) => sendChunk(response, { delta: { content: 'Ye' } })],
  ['is busy and asks to wait', fails(429, { headers: { 'retry-after': '2' } })],
] satisfies [string, Reply][])(
  'a server that %s is abandoned after the time limit',
  async (_, reply) => {
    const { pieces } = await ask([reply], { timeLimitMilliseconds: 1000 });
    await expect(collect(pieces)).rejects.toMatchObject({
      code: 'tutor_unavailable',
      message: expect.stringContaining('too long'),
    });
    expect(server.heard).toHaveLength(1);
  },
);

test('a server that never stops is abandoned', async () => {
  const { pieces } = await ask([
    (response) => {
      for (let sent = 0; sent <= 4; sent += 1) {
        sendChunk(response, { delta: { content: 'x'.repeat(50_000) } });
      }
    },
  ]);
  await expect(collect(pieces)).rejects.toMatchObject({
    code: 'tutor_unavailable',
    message: expect.stringContaining('cut off'),
  });
  await expect(server.disconnected).resolves.toBeUndefined();
});

test('after the time limit, the connection to the server closes', async () => {
  const { pieces } = await ask([() => {}], { timeLimitMilliseconds: 50 });
  await expect(collect(pieces)).rejects.toMatchObject({ code: 'tutor_unavailable' });
  await expect(server.disconnected).resolves.toBeUndefined();
});

test('an abort ends the request to the server, and its cost is counted', async () => {
  const leaving = new AbortController();
  const { pieces, tokens } = await ask(
    [(response) => sendChunk(response, { delta: { content: 'Ye' } })],
    { signal: leaving.signal },
  );
  await pieces.next();
  leaving.abort();
  await expect(pieces.next()).rejects.toMatchObject({ name: 'AbortError' });
  await expect(server.disconnected).resolves.toBeUndefined();
  expect(tokens).toEqual([expect.any(Number)]);
});

test('an abort before the first piece does so, too', async () => {
  const leaving = new AbortController();
  const { pieces, tokens } = await ask([() => leaving.abort()], { signal: leaving.signal });
  await expect(pieces.next()).rejects.toMatchObject({ name: 'AbortError' });
  await expect(server.disconnected).resolves.toBeUndefined();
  expect(tokens).toEqual([expect.any(Number)]);
  expect(server.heard).toHaveLength(1);
});

test('a reader who stops ends the request to the server', async () => {
  const { pieces } = await ask([(response) => sendChunk(response, { delta: { content: 'Ye' } })]);
  await pieces.next();
  await pieces.return(undefined);
  await expect(server.disconnected).resolves.toBeUndefined();
});

test('a refused connection is an error', async () => {
  const { pieces } = await ask([says('Yes.')]);
  await server.close();
  await expect(collect(pieces)).rejects.toMatchObject({
    code: 'tutor_unavailable',
    cause: expect.stringContaining('ECONNREFUSED'),
  });
  server = await startModelServer(says('Yes.'));
});
