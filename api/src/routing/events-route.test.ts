import { streamChat, type ChatEvent } from '@topwords/platform/contracts';
import { once } from 'node:events';
import { pino, type Logger } from 'pino';
import { knownError } from '../errors/known-error.ts';
import { buildUser } from '../testing/factories.ts';
import { eventsOf, openEvents } from '../testing/open-events.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { eventsRoute } from './events-route.ts';

let api: TestApi;

afterEach(() => api.stop());

const question = { word: 'casa', message: 'Why?', language: 'es', native: 'English' };
const path = '/api/words/aichat/stream';

async function ask(
  events: (signal: AbortSignal) => AsyncIterable<ChatEvent>,
  request: { heartbeatMilliseconds?: number; signal?: AbortSignal; log?: Logger } = {},
) {
  const { heartbeatMilliseconds = 60_000, signal, log } = request;
  const route = eventsRoute(
    streamChat,
    { auth: 'token', body: 'long' },
    {
      events: (_context, _input, left) => events(left),
      failure: ({ code, message }): ChatEvent => ({ type: 'failure', code, detail: message }),
      heartbeatMilliseconds,
    },
  );
  api = await startApi({ routes: [route], ...(log && { log }) });
  const user = await buildUser(api.db);
  return openEvents(api, path, { user, json: question, ...(signal && { signal }) });
}

test('events arrive as they are made, unbuffered and uncached', async () => {
  const second = Promise.withResolvers<void>();
  const { response, frames } = await ask(async function* answer(): AsyncGenerator<ChatEvent> {
    yield { type: 'text', text: 'líne\nand' };
    await second.promise;
    yield { type: 'end', engine: 'test' };
  });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect((await frames.next()).value).toBe('data: {"type":"text","text":"líne\\nand"}');
  second.resolve();
  expect((await frames.next()).value).toBe('data: {"type":"end","engine":"test"}');
  expect((await frames.next()).done).toBe(true);
});

test('a failure before the first event is an ordinary error', async () => {
  const { response } = await ask(async function* answer() {
    const seconds = await Promise.resolve(7);
    if (seconds > 0)
      throw knownError('tutor_unavailable', 'Unavailable', { retryAfterSeconds: seconds });
    yield { type: 'end', engine: 'test' };
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({
    detail: 'Unavailable',
    code: 'tutor_unavailable',
    retry_after_seconds: 7,
  });
});

test('an invalid request is refused before the use case runs', async () => {
  let asked = 0;
  const { response } = await ask(async function* answer() {
    asked += 1;
    yield { type: 'end', engine: 'test' };
  });
  await response.text();
  const wrong = await api.call(path, { user: await buildUser(api.db), json: { word: ' ' } });
  expect(wrong.status).toBe(400);
  expect((await api.call(path, { json: question })).status).toBe(401);
  expect(asked).toBe(1);
});

test.each([
  ['a known error', knownError('tutor_unavailable', 'Cut off'), 'tutor_unavailable', 'Cut off'],
  ['any other error', new Error('secret'), 'internal', expect.stringContaining('went wrong')],
])('%s after the first event becomes the last event', async (_, error, code, detail) => {
  const { response, frames } = await ask(async function* answer() {
    yield { type: 'text', text: 'a' };
    throw error;
  });
  expect(response.status).toBe(200);
  expect(await eventsOf(frames)).toEqual([
    { type: 'text', text: 'a' },
    { type: 'failure', code, detail },
  ]);
});

test('an event that breaks the contract is not sent', async () => {
  const { frames } = await ask(async function* answer() {
    yield { type: 'text', text: 'a' };
    yield { type: 'text', text: 7 } as unknown as ChatEvent;
  });
  expect(await eventsOf(frames)).toEqual([
    { type: 'text', text: 'a' },
    expect.objectContaining({ type: 'failure', code: 'internal' }),
  ]);
});

test('a comment keeps the connection alive between events', async () => {
  const beaten = Promise.withResolvers<void>();
  const { frames } = await ask(
    async function* answer() {
      yield { type: 'text', text: 'a' };
      await beaten.promise;
      yield { type: 'end', engine: 'test' };
    },
    { heartbeatMilliseconds: 5 },
  );
  await frames.next();
  expect((await frames.next()).value).toBe(': still here');
  beaten.resolve();
  expect(await eventsOf(frames)).toEqual([{ type: 'end', engine: 'test' }]);
});

test('when the client leaves, the work is aborted and its iterator closed', async () => {
  const leaving = new AbortController();
  const aborted = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { frames } = await ask(
    async function* answer(signal) {
      signal.addEventListener('abort', () => aborted.resolve());
      try {
        yield { type: 'text', text: 'a' };
        await aborted.promise;
        yield { type: 'text', text: 'never sent' };
      } finally {
        ended.resolve();
      }
    },
    { signal: leaving.signal },
  );
  await frames.next();
  leaving.abort();
  await expect(frames.next()).rejects.toMatchObject({ name: 'AbortError' });
  await Promise.all([aborted.promise, ended.promise]);
});

test('an answer that begins after the client left is closed without a warning', async () => {
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const lines: { msg: string; status?: number }[] = [];
  const write = (line: string) => {
    const entry: (typeof lines)[number] = JSON.parse(line);
    lines.push(entry);
    if (entry.msg === 'request') answered.resolve();
  };
  const asked = ask(
    async function* answer(signal) {
      const left = once(signal, 'abort');
      begun.resolve();
      try {
        await left;
        yield { type: 'text', text: 'never sent' };
      } finally {
        ended.resolve();
      }
    },
    { signal: leaving.signal, log: pino({ level: 'info' }, { write }) },
  );
  await begun.promise;
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await Promise.all([ended.promise, answered.promise]);
  expect(lines.map(({ msg, status }) => [msg, status])).toEqual([['request', 499]]);
});
