import type { User } from '../users/user-repository.ts';
import {
  acme,
  buildKey,
  startPartners,
  translateCasa,
} from '../partners/testing/start-partners.ts';
import { createOpenAiTranslationEngine } from '../translate/outside/openai-translation-engine.ts';
import { translateRoutes } from '../translate/routes.ts';
import { json, startOutsideServer } from '../translate/testing/outside-server.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { eventsOf, openEvents } from '../testing/open-events.ts';
import { startApi, type TestAnswer } from '../testing/start-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { fails, says, startModelServer } from '../tutor/testing/model-server.ts';
import { startTutor } from '../tutor/testing/start-tutor.ts';
import { createBankRecordings } from '../voice/bank-recordings.ts';
import { createEspeakEngine } from '../voice/espeak-engine.ts';
import { inTurns } from '../voice/in-turns.ts';
import { createOpenAiEngine } from '../voice/openai-engine.ts';
import { voiceRoutes } from '../voice/routes.ts';
import { buildListener } from '../voice/testing/build-listener.ts';
import { failure, speech } from '../voice/testing/voice-server.ts';
import { toneMp3 } from '../voice/testing/tone-mp3.ts';
import { createVoice } from '../voice/voice.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { buildBudget } from './testing/build-budget.ts';

const start = Date.parse('2026-11-20T09:30:00Z');
const requests = 5;
const atOnce = 50;
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A database, and an engine with a budget of five requests a day on it. */
async function open(engine: string) {
  const database = await createTestDatabase();
  endings.push(() => database.remove());
  const budget = buildBudget(database.db, { now: () => start });
  const daily = { requests, amount: 1_000_000 };
  return { database, paid: budget.of({ engine, service: 'The service', daily }) };
}

function countBy(answers: readonly TestAnswer[], of: (answer: TestAnswer) => unknown) {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[String(of(answer))] = (counts[String(of(answer))] ?? 0) + 1;
  return counts;
}

function many(ask: (index: number) => Promise<TestAnswer>): Promise<TestAnswer[]> {
  return Promise.all(Array.from({ length: atOnce }, (_item, index) => ask(index)));
}

const engineOf = ({ body }: TestAnswer) => (body as { engine: string }).engine;

/** A real server with OpenAI's protocol, and a counted engine that uses it. */
async function startModel(replies: Parameters<typeof startOutsideServer>[0]['replies']) {
  const { database, paid } = await open('translation-model');
  const server = await startOutsideServer({ languages: [], replies });
  endings.push(() => server.close());
  const engine = createOpenAiTranslationEngine({
    baseUrl: server.url,
    apiKey: 'k',
    model: 'small',
    timeLimitMilliseconds: 5000,
    retryPauseMilliseconds: 1,
    paid,
  });
  return { database, server, engine };
}

async function startTranslator(replies: Parameters<typeof startOutsideServer>[0]['replies']) {
  const { database, server, engine } = await startModel(replies);
  const api = await startApi({
    database,
    routes: translateRoutes({
      catalogue: createCatalogue(buildBank()),
      findFavoriteId: () => Promise.resolve(null),
      outsideEngines: [engine],
    }),
  });
  endings.push(() => api.stop());
  const user = await buildUser(api.db);
  const ask = (text: string, to: string) =>
    api.call('/api/words/translate', { user, json: { text, from_lang: 'en', to_lang: to } });
  return { server, ask };
}

const translated = json(200, {
  choices: [{ message: { role: 'assistant', content: '{"translation":"by the model"}' } }],
});

test('translation: the budget limits how many texts reach the model, the rest are glossed', async () => {
  const { server, ask } = await startTranslator([translated]);
  const answers = await many((index) => ask(`The houses are old ${index}`, 'es'));
  expect(countBy(answers, engineOf)).toEqual({ small: requests, gloss: atOnce - requests });
  expect(server.requests).toHaveLength(requests);
  expect(answers.map(({ body }) => (body as { quality: string }).quality)).toContain('gloss');
  const refused = await ask('The houses are old', 'fr');
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_attempts',
      detail: 'The service has reached its daily limit for everyone. Try again in 15 hours',
      retry_after_seconds: 14.5 * 3600,
    },
  });
  expect(refused.headers.get('retry-after')).toBe(String(14.5 * 3600));
});

test('translation: a failing server spends nothing, each answered attempt counts', async () => {
  const away = json(500, { error: { message: 'No' } });
  const unreadable = json(200, { choices: [{ message: { role: 'assistant', content: 'no' } }] });
  const { server, ask } = await startTranslator([away, away, unreadable, unreadable, translated]);
  expect((await ask('Old houses 1', 'fr')).status).toBe(503);
  expect((await ask('Old houses 2', 'fr')).status).toBe(503);
  for (const index of [3, 4, 5]) expect((await ask(`Old houses ${index}`, 'fr')).status).toBe(200);
  expect((await ask('Old houses 6', 'fr')).status).toBe(429);
  expect(server.requests).toHaveLength(7);
});

test('translation: a partner’s page spends the same budget, and is glossed after it', async () => {
  const { database, server, engine } = await startModel([translated]);
  const api = await startPartners({ database, outsideEngines: [engine] });
  endings.push(() => api.stop());
  const { key } = await buildKey(api.db);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_item, index) =>
      translateCasa(api, { key, origin: acme }, { text: `La casa vieja ${index}` }),
    ),
  );
  expect(countBy(answers, engineOf)).toEqual({ small: requests, gloss: 12 - requests });
  expect(server.requests).toHaveLength(requests);
});

async function startPaidTutor(replies: Parameters<typeof startTutor>[0] & object) {
  const { database, paid } = await open('tutor');
  const tutor = await startTutor({ ...replies, database, meter: { maxConcurrent: atOnce, paid } });
  endings.push(async () => {
    await tutor.api.stop();
    await tutor.server.close();
  });
  const user: User = await buildUser(tutor.api.db);
  const word = { word: 'casa', message: 'Why?', language: 'es', native: 'English' };
  return { ...tutor, user, word };
}

test('tutor: the budget limits how many questions reach the model, the built-in tutor answers the rest', async () => {
  const { api, server, user, word } = await startPaidTutor({ replies: [says('Yes.', 20)] });
  const chat = (asked: object) => api.call('/api/words/aichat', { user, json: asked });
  const answers = await many(() => chat(word));
  expect(countBy(answers, engineOf)).toEqual({ 'tutor-model': requests, small: atOnce - requests });
  expect(server.heard).toHaveLength(requests);
  const { frames } = await openEvents(api, '/api/words/aichat/stream', { user, json: word });
  expect(await eventsOf(frames)).toEqual([
    { type: 'text', text: 'You ask of *casa*: Why?' },
    { type: 'end', engine: 'small' },
  ]);
  const analysed = { text: 'casa', language: 'es', native: 'English' };
  const analyse = (asked: object) => api.call('/api/words/generateaiword', { user, json: asked });
  expect(await analyse(analysed)).toMatchObject({ status: 200, body: { engine: 'small' } });
  const spent = { status: 429, body: { code: 'too_many_attempts' } };
  expect(await analyse({ ...analysed, text: 'maison', language: 'fr' })).toMatchObject(spent);
  expect(await chat({ ...word, word: 'maison', language: 'fr' })).toMatchObject(spent);
  // What only the built-in tutor answered does not count against a learner.
  const [usage] = await api.db('tutor_usage').where({ user_id: user.id });
  expect(usage).toMatchObject({ requests, tokens: 20 * requests });
});

test('tutor: a failing server spends nothing, the tokens of an answer count', async () => {
  const { api, user, word } = await startPaidTutor({
    replies: [fails(500), fails(500), says('Yes.', 20)],
  });
  const chat = () => api.call('/api/words/aichat', { user, json: word });
  expect((await chat()).status).toBe(503);
  const counted = () =>
    api.db('engine_budgets').where({ engine: 'tutor', scope: 'all' }).first('requests', 'amount');
  expect(await counted()).toMatchObject({ requests: 0, amount: 0 });
  expect((await chat()).status).toBe(200);
  expect(await counted()).toMatchObject({ requests: 1, amount: 20 });
});

test('voice: the budget limits how many texts reach the outside voice, the embedded one reads the rest', async () => {
  const { database, paid } = await open('voice');
  const server = await startModelServer(failure(500), failure(400), speech(await toneMp3()));
  endings.push(() => server.close());
  const embedded = createEspeakEngine();
  const outside = createOpenAiEngine({
    baseUrl: server.baseUrl,
    apiKey: undefined,
    model: 'tts',
    languages: new Set(['en', 'ja']),
    voice: 'alloy',
    voices: {},
    timeLimitMilliseconds: 5000,
    retryPauseMilliseconds: 1,
    paid,
  });
  const voice = createVoice({
    speaker: inTurns(outside, 16),
    fallbacks: [embedded],
    memoryBytes: 1e6,
  });
  endings.push(() => voice.close());
  const user = await buildUser(database.db);
  const listener = buildListener('account', { learner: user });
  await expect(voice.speak({ text: 'failing', language: 'en' }, listener)).rejects.toMatchObject({
    code: 'voice_unavailable',
  });
  const spoken = await Promise.all(
    Array.from({ length: 12 }, (_item, index) =>
      voice.speak({ text: `house ${index}`, language: 'en' }, listener),
    ),
  );
  const engines = spoken.map((made) => made?.engine);
  expect(engines.filter((engine) => engine === 'tts/alloy')).toHaveLength(requests);
  expect(engines.filter((engine) => engine === 'espeak-ng')).toHaveLength(12 - requests);
  expect(server.heard).toHaveLength(2 + requests);
  const api = await startApi({
    database,
    routes: voiceRoutes({
      voice,
      recordings: createBankRecordings(createCatalogue(buildBank()), voice),
    }),
  });
  endings.push(() => api.stop());
  const refused = await api.call('/api/words/voice', {
    user,
    json: { text: '家', language: 'ja' },
  });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
});
