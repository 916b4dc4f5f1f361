import {
  brokenConnection,
  halfAnswer,
  json,
  raw,
  startOutsideServer,
  type OutsideServer,
  type Reply,
} from '../testing/outside-server.ts';
import {
  createLibreTranslateEngine,
  type LibreTranslateSettings,
} from './libretranslate-engine.ts';

let server: OutsideServer;
let elsewhere: OutsideServer | undefined;

afterEach(async () => {
  await server.close();
  await elsewhere?.close();
  elsewhere = undefined;
});

/** An answer of `/languages`. */
const languages = ['en', 'fr', 'zh', 'zt', 'tl', 'pb', 'pt', 'xx'].map((code, _index, all) => ({
  code,
  name: `Name of ${code}`,
  targets: all,
}));
const bonjour = json(200, { translatedText: 'Bonjour' });

async function startEngine(
  replies: Reply[],
  overrides: Partial<LibreTranslateSettings> = {},
  languageReplies: Reply[] = [json(200, languages)],
) {
  server = await startOutsideServer({ languages: languageReplies, replies });
  return createLibreTranslateEngine({
    url: server.url,
    apiKey: undefined,
    timeLimitMilliseconds: 5000,
    retryPauseMilliseconds: 1,
    ...overrides,
  });
}

const hello = { text: 'Hello', from: 'en', to: 'fr' } as const;

test('a request follows LibreTranslate’s protocol and carries the key', async () => {
  const engine = await startEngine([bonjour], { apiKey: 'a key' });
  expect(await engine.translate(hello)).toEqual({
    translation: 'Bonjour',
    alternatives: [],
    gloss: [],
    nearest: [],
  });
  expect(server.requests).toEqual([
    {
      path: '/translate',
      authorization: undefined,
      body: { q: 'Hello', source: 'en', target: 'fr', format: 'text', api_key: 'a key' },
    },
  ]);
});

test('no key is sent if none is set, and a trailing slash of the address is ignored', async () => {
  const engine = await startEngine([bonjour]);
  await createLibreTranslateEngine({
    url: `${server.url}/`,
    apiKey: undefined,
    timeLimitMilliseconds: 5000,
  }).translate(hello);
  await engine.translate(hello);
  expect(server.requests.map(({ path }) => path)).toEqual(['/translate', '/translate']);
  expect(server.requests[0]?.body).not.toHaveProperty('api_key');
});

test('LibreTranslate’s codes are converted to ours and back', async () => {
  const engine = await startEngine([bonjour]);
  const ours = ['en', 'fil', 'fr', 'pt', 'zh-Hans', 'zh-Hant'];
  const [group, ...others] = await engine.listGroups();
  expect(others).toEqual([]);
  expect(group?.from.toSorted()).toEqual(ours);
  expect(group?.to.toSorted()).toEqual(ours);
  await engine.translate({ text: 'Hello', from: 'zh-Hant', to: 'fil' });
  await engine.translate({ text: 'Hello', from: 'pt', to: 'zh-Hans' });
  expect(server.requests.map(({ body }) => [body['source'], body['target']])).toEqual([
    ['zt', 'tl'],
    ['pt', 'zh'],
  ]);
});

test('languages with different targets form separate groups', async () => {
  const engine = await startEngine([bonjour], {}, [
    json(200, [
      { code: 'en', name: 'English', targets: ['en', 'fr'] },
      { code: 'fr', name: 'French', targets: ['en', 'fr'] },
      { code: 'eo', name: 'Esperanto', targets: ['en'] },
    ]),
  ]);
  expect(await engine.listGroups()).toEqual([
    { from: ['en', 'fr'], to: ['en', 'fr'] },
    { from: ['eo'], to: ['en', 'eo'] },
  ]);
});

test('languages are fetched once, and again when they expire', async () => {
  let now = 0;
  const engine = await startEngine([bonjour], { languagesTtlMilliseconds: 1000, now: () => now }, [
    json(200, languages),
    json(500, { error: 'Restarting' }),
    json(500, {}),
    json(200, []),
  ]);
  await Promise.all([engine.listGroups(), engine.listGroups(), engine.translate(hello)]);
  expect(server.languagesRequested()).toBe(1);
  now = 1000;
  // The server is unavailable: the old list stays in use.
  expect(await engine.listGroups()).toHaveLength(1);
  expect(server.languagesRequested()).toBe(3);
  expect(await engine.listGroups()).toEqual([]);
});

test.each([
  ['a server error', json(500, { error: 'Cannot translate text: out of memory' })],
  [
    'a limit that ends soon',
    json(429, { error: 'Slowdown: 80 per 1 minute' }, { 'retry-after': '0' }),
  ],
  ['a limit without a time', json(429, { error: 'Slowdown: 80 per 1 minute' })],
  ['a broken connection', brokenConnection],
  ['text that is not JSON', raw('<html>502</html>')],
  ['JSON without a translation', raw('{"detectedLanguage":{"language":"en"}}')],
  ['a translation that is not a string', raw('{"translatedText":["Bonjour"]}')],
  ['an empty translation', raw('{"translatedText":""}')],
  ['an empty answer', raw('')],
] satisfies [string, Reply][])('%s is retried once', async (_, reply) => {
  const engine = await startEngine([reply, bonjour]);
  expect(await engine.translate(hello)).toMatchObject({ translation: 'Bonjour' });
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['a server error', json(500, { error: 'No' }), /unavailable right now/],
  ['malformed answers', raw('{'), /could not be read/],
  [
    'an overlong answer',
    raw(JSON.stringify({ translatedText: 'a'.repeat(1_100_000) })),
    /unavailable/,
  ],
] satisfies [string, Reply, RegExp][])('%s twice is final', async (_, reply, detail) => {
  const engine = await startEngine([reply]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringMatching(detail),
  });
  expect(server.requests).toHaveLength(2);
});

test.each([
  [403, 'Invalid API key'],
  [400, 'Please contact the server operator to get an API key'],
])('a refusal with %d is final immediately', async (status, error) => {
  const engine = await startEngine([json(status, { error }), bonjour]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringContaining('settings'),
    cause: expect.stringContaining(error),
  });
  expect(server.requests).toHaveLength(1);
});

test('a long wait is passed on, not waited for', async () => {
  const slowDown = json(429, { error: 'Slowdown: 10 per 1 hour' }, { 'retry-after': '600' });
  const engine = await startEngine([slowDown, bonjour]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringContaining('600 seconds'),
    retryAfterSeconds: 600,
  });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['says nothing', () => {}],
  ['stops in the middle', halfAnswer('{"translatedText":"Bon')],
] satisfies [string, Reply][])(
  'a server that %s is abandoned after the time limit',
  async (_, reply) => {
    const engine = await startEngine([reply], { timeLimitMilliseconds: 150 });
    await engine.listGroups();
    await expect(engine.translate(hello)).rejects.toMatchObject({
      code: 'translation_unavailable',
      message: expect.stringContaining('too long'),
    });
    expect(server.requests).toHaveLength(1);
  },
);

test('an unreachable server is unavailable', async () => {
  const engine = await startEngine([bonjour]);
  await server.close();
  await expect(engine.listGroups()).rejects.toMatchObject({ code: 'translation_unavailable' });
  server = await startOutsideServer({ replies: [] });
});

test('a redirect is not followed: it would carry the text and the key elsewhere', async () => {
  elsewhere = await startOutsideServer({ replies: [bonjour] });
  const engine = await startEngine([json(307, {}, { location: `${elsewhere.url}/translate` })]);
  const refused = {
    code: 'translation_unavailable',
    message: expect.stringContaining('unavailable'),
  };
  await expect(engine.translate(hello)).rejects.toMatchObject(refused);
  expect(server.requests).toHaveLength(2);
  expect(elsewhere.requests).toEqual([]);
});
