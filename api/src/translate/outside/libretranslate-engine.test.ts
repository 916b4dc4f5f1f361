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

/** As a LibreTranslate answers `/languages`. */
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

test('asks in LibreTranslate’s own words, with the key', async () => {
  const engine = await startEngine([bonjour], { apiKey: 'a key' });
  expect(await engine.translate(hello)).toEqual({
    translation: 'Bonjour',
    alternatives: [],
    gloss: [],
  });
  expect(server.heard).toEqual([
    {
      path: '/translate',
      authorization: undefined,
      body: { q: 'Hello', source: 'en', target: 'fr', format: 'text', api_key: 'a key' },
    },
  ]);
});

test('without a key none is sent, and a slash behind the address is forgiven', async () => {
  const engine = await startEngine([bonjour]);
  await createLibreTranslateEngine({
    url: `${server.url}/`,
    apiKey: undefined,
    timeLimitMilliseconds: 5000,
  }).translate(hello);
  await engine.translate(hello);
  expect(server.heard.map(({ path }) => path)).toEqual(['/translate', '/translate']);
  expect(server.heard[0]?.body).not.toHaveProperty('api_key');
});

test('its codes become ours and go back to it as its own', async () => {
  const engine = await startEngine([bonjour]);
  const ours = ['en', 'fil', 'fr', 'pt', 'zh-Hans', 'zh-Hant'];
  const [group, ...others] = await engine.listGroups();
  expect(others).toEqual([]);
  expect(group?.from.toSorted()).toEqual(ours);
  expect(group?.to.toSorted()).toEqual(ours);
  await engine.translate({ text: 'Hello', from: 'zh-Hant', to: 'fil' });
  await engine.translate({ text: 'Hello', from: 'pt', to: 'zh-Hans' });
  expect(server.heard.map(({ body }) => [body['source'], body['target']])).toEqual([
    ['zt', 'tl'],
    ['pt', 'zh'],
  ]);
});

test('languages with other targets are a group of their own', async () => {
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

test('its languages are fetched once, and again when they grow old', async () => {
  let now = 0;
  const engine = await startEngine([bonjour], { languagesHoldMilliseconds: 1000, now: () => now }, [
    json(200, languages),
    json(500, { error: 'Restarting' }),
    json(500, {}),
    json(200, []),
  ]);
  await Promise.all([engine.listGroups(), engine.listGroups(), engine.translate(hello)]);
  expect(server.languagesAsked()).toBe(1);
  now = 1000;
  // It is away just now: what was known stays.
  expect(await engine.listGroups()).toHaveLength(1);
  expect(server.languagesAsked()).toBe(3);
  expect(await engine.listGroups()).toEqual([]);
});

test.each([
  ['an error of the server', json(500, { error: 'Cannot translate text: out of memory' })],
  [
    'a limit that is soon over',
    json(429, { error: 'Slowdown: 80 per 1 minute' }, { 'retry-after': '0' }),
  ],
  ['a limit that says no time', json(429, { error: 'Slowdown: 80 per 1 minute' })],
  ['a broken connection', brokenConnection],
  ['no JSON', raw('<html>502</html>')],
  ['JSON without a translation', raw('{"detectedLanguage":{"language":"en"}}')],
  ['a translation that is no text', raw('{"translatedText":["Bonjour"]}')],
  ['an empty translation', raw('{"translatedText":""}')],
  ['an empty answer', raw('')],
] satisfies [string, Reply][])('%s is tried once more', async (_, reply) => {
  const engine = await startEngine([reply, bonjour]);
  expect(await engine.translate(hello)).toMatchObject({ translation: 'Bonjour' });
  expect(server.heard).toHaveLength(2);
});

test.each([
  ['an error of the server', json(500, { error: 'No' }), /away right now/],
  ['malformed answers', raw('{'), /nothing that can be read/],
  ['an overlong answer', raw(JSON.stringify({ translatedText: 'a'.repeat(1_100_000) })), /away/],
] satisfies [string, Reply, RegExp][])('%s twice is final', async (_, reply, detail) => {
  const engine = await startEngine([reply]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringMatching(detail),
  });
  expect(server.heard).toHaveLength(2);
});

test.each([
  [403, 'Invalid API key'],
  [400, 'Please contact the server operator to get an API key'],
])('a refusal with %d is final at once', async (status, error) => {
  const engine = await startEngine([json(status, { error }), bonjour]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringContaining('settings'),
    cause: expect.stringContaining(error),
  });
  expect(server.heard).toHaveLength(1);
});

test('a long limit is passed on, not waited for', async () => {
  const slowDown = json(429, { error: 'Slowdown: 10 per 1 hour' }, { 'retry-after': '600' });
  const engine = await startEngine([slowDown, bonjour]);
  await expect(engine.translate(hello)).rejects.toMatchObject({
    code: 'translation_unavailable',
    message: expect.stringContaining('600 seconds'),
    retryAfterSeconds: 600,
  });
  expect(server.heard).toHaveLength(1);
});

test.each([
  ['says nothing', () => {}],
  ['stops in the middle', halfAnswer('{"translatedText":"Bon')],
] satisfies [string, Reply][])(
  'a server that %s is left after the time limit',
  async (_, reply) => {
    const engine = await startEngine([reply], { timeLimitMilliseconds: 150 });
    await engine.listGroups();
    await expect(engine.translate(hello)).rejects.toMatchObject({
      code: 'translation_unavailable',
      message: expect.stringContaining('too long'),
    });
    expect(server.heard).toHaveLength(1);
  },
);

test('a server that is not there is said to be away', async () => {
  const engine = await startEngine([bonjour]);
  await server.close();
  await expect(engine.listGroups()).rejects.toMatchObject({ code: 'translation_unavailable' });
  server = await startOutsideServer({ replies: [] });
});

test('a redirect is not followed: it would carry the text and the key elsewhere', async () => {
  elsewhere = await startOutsideServer({ replies: [bonjour] });
  const engine = await startEngine([json(307, {}, { location: `${elsewhere.url}/translate` })]);
  const refused = { code: 'translation_unavailable', message: expect.stringContaining('away') };
  await expect(engine.translate(hello)).rejects.toMatchObject(refused);
  expect(server.heard).toHaveLength(2);
  expect(elsewhere.heard).toEqual([]);
});
