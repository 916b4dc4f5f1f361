import type { User } from '../users/user-repository.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import type { TranslationEngine } from './engine.ts';
import { createLibreTranslateEngine } from './outside/libretranslate-engine.ts';
import { createOpenAiTranslationEngine } from './outside/openai-translation-engine.ts';
import { translateRoutes } from './routes.ts';
import {
  json,
  startOutsideServer,
  type OutsideServer,
  type Reply,
} from './testing/outside-server.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});

/** Languages as LibreTranslate lists them. */
const languages = json(200, [
  { code: 'en', name: 'English', targets: ['en', 'fr', 'es'] },
  { code: 'fr', name: 'French', targets: ['en', 'fr', 'es'] },
  { code: 'es', name: 'Spanish', targets: ['en', 'fr', 'es'] },
]);
const machine = json(200, { translatedText: 'fait par la machine' });
const model = json(200, {
  choices: [{ message: { role: 'assistant', content: '{"translation":"by the model"}' } }],
});

async function startServer(replies: Reply[], list: Reply[] = [languages]): Promise<OutsideServer> {
  const server = await startOutsideServer({ languages: list, replies });
  cleanups.push(() => server.close());
  return server;
}

function libreTranslate({ url }: OutsideServer): TranslationEngine {
  const limits = { timeLimitMilliseconds: 2000, retryPauseMilliseconds: 1 };
  return createLibreTranslateEngine({ url, apiKey: undefined, ...limits });
}

function openAi({ url }: OutsideServer): TranslationEngine {
  const limits = { timeLimitMilliseconds: 2000, retryPauseMilliseconds: 1 };
  return createOpenAiTranslationEngine({ baseUrl: url, apiKey: 'k', model: 'small', ...limits });
}

async function start(outsideEngines: TranslationEngine[]): Promise<{ api: TestApi; user: User }> {
  const api = await startApi({
    routes: translateRoutes({
      catalogue: createCatalogue(buildBank()),
      findFavoriteId: () => Promise.resolve(null),
      outsideEngines,
    }),
  });
  cleanups.push(() => api.stop());
  return { api, user: await buildUser(api.db) };
}

function ask({ api, user }: { api: TestApi; user: User }, text: string, from: string, to: string) {
  return api.call('/api/words/translate', { user, json: { text, from_lang: from, to_lang: to } });
}

test('the bank comes first, then LibreTranslate, then the model if LibreTranslate lacks the pair', async () => {
  const server = await startServer([machine]);
  const models = await startServer([model]);
  const started = await start([libreTranslate(server), openAi(models)]);
  expect((await ask(started, 'house', 'en', 'es')).body).toMatchObject({ engine: 'bank' });
  expect((await ask(started, 'The houses are old', 'en', 'es')).body).toMatchObject({
    engine: 'libretranslate',
    quality: 'machine',
    translation: 'fait par la machine',
    gloss: [],
    nearest: [],
    alternatives: [],
  });
  expect((await ask(started, 'The houses are old', 'en', 'ja')).body).toMatchObject({
    engine: 'small',
    quality: 'machine',
    translation: 'by the model',
  });
  expect(server.requests).toHaveLength(1);
  expect(models.requests).toHaveLength(1);
});

test('the abilities list engines in the order they are asked', async () => {
  const started = await start([libreTranslate(await startServer([machine]))]);
  const { user, api } = started;
  const { body } = await api.call('/api/words/translate/languages', { user });
  expect(body).toMatchObject({
    groups: [
      { engine: 'libretranslate', quality: 'machine', from: ['en', 'fr', 'es'] },
      { engine: 'gloss', quality: 'gloss' },
    ],
  });
});

test('a repeated text comes from the cache', async () => {
  const server = await startServer([machine]);
  const started = await start([libreTranslate(server)]);
  await ask(started, 'The houses are old', 'en', 'fr');
  const { body } = await ask(started, ' The houses are old ', 'en', 'fr');
  expect(body).toMatchObject({ translation: 'fait par la machine' });
  expect(server.requests).toHaveLength(1);
});

test('a failing service answers 503 with advice, and is asked again next time', async () => {
  const failing = json(500, { error: 'Cannot translate text' });
  const server = await startServer([failing, failing, machine]);
  const started = await start([libreTranslate(server)]);
  expect(await ask(started, 'The houses are old', 'en', 'fr')).toMatchObject({
    status: 503,
    body: { code: 'translation_unavailable', detail: expect.stringContaining('try again') },
  });
  expect(await ask(started, 'The houses are old', 'en', 'fr')).toMatchObject({ status: 200 });
});

test('a wait that a service asks for is passed on', async () => {
  const busy = json(429, { error: 'Slowdown: 2 per 1 minute' }, { 'retry-after': '42' });
  const started = await start([libreTranslate(await startServer([busy]))]);
  const answer = await ask(started, 'The houses are old', 'en', 'fr');
  expect(answer).toMatchObject({ status: 503, body: { retry_after_seconds: 42 } });
  expect(answer.headers.get('retry-after')).toBe('42');
});

test('a service whose languages cannot be fetched is left out of the abilities', async () => {
  const server = await startServer([machine], [json(500, { error: 'Starting' })]);
  const started = await start([libreTranslate(server)]);
  const { api, user } = started;
  expect((await api.call('/api/words/translate/languages', { user })).body).toMatchObject({
    groups: [{ engine: 'gloss' }],
  });
  expect(await ask(started, 'The houses are old', 'en', 'fr')).toMatchObject({ status: 503 });
  expect((await ask(started, 'house', 'en', 'es')).body).toMatchObject({ engine: 'bank' });
});

test('a learner who sends too many texts learns when to try again', async () => {
  const server = await startServer([machine]);
  const started = await start([libreTranslate(server)]);
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_item, index) => ask(started, `Old houses ${index}`, 'en', 'fr')),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.body).toMatchObject({
    code: 'too_many_attempts',
    retry_after_seconds: expect.any(Number),
  });
  expect(await ask(started, 'Trees and houses', 'ru', 'tr')).toMatchObject({ status: 200 });
});
