import { buildBank, buildUser } from '../testing/factories.ts';
import { eventsOf, openEvents } from '../testing/open-events.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTutorOf } from './embedded/create-embedded-tutor.ts';
import { createMeter } from './meter.ts';
import { tutorRoutes } from './routes.ts';
import { engineAt } from './testing/asked.ts';
import { draftJson } from './testing/drafts.ts';
import { says, startModelServer, type ModelServer } from './testing/model-server.ts';
import { factsOf } from './testing/start-tutor.ts';

let api: TestApi;
let server: ModelServer;

afterEach(async () => {
  await api.stop();
  await server.close();
});

/** The tutor as in production: the real built-in engine, and optionally a model. */
async function start({ hasModel }: { hasModel: boolean }) {
  server = await startModelServer(says(draftJson()));
  const facts = factsOf(buildBank());
  const embedded = createTutorOf(facts);
  const meter = createMeter({
    daily: { requests: 9, tokens: 99_999 },
    maxConcurrent: 4,
    reservedTokens: 1,
  });
  const model = hasModel ? { engine: engineAt(server.baseUrl), meter } : undefined;
  api = await startApi({
    routes: tutorRoutes({ facts, embedded, model }),
  });
  return buildUser(api.db);
}

const casa = { language: 'es', native: 'English', word_id: 21 };

// @spec P9
test('with nothing configured, every call of the tutor answers', async () => {
  const user = await start({ hasModel: false });
  const analysis = await api.call('/api/words/generateaiword', {
    user,
    json: { text: 'casa', ...casa },
  });
  expect(analysis).toMatchObject({
    status: 200,
    body: { word_id: 21, definition: expect.stringContaining('house'), engine: 'TopWords' },
  });
  const json = { word: 'casa', message: 'Give me an example', ...casa };
  const reply = await api.call('/api/words/aichat', { user, json });
  expect(reply).toMatchObject({ status: 200, body: { engine: 'TopWords' } });
  const { frames } = await openEvents(api, '/api/words/aichat/stream', { user, json });
  const events = await eventsOf(frames);
  expect(events).toEqual([
    { type: 'text', text: (reply.body as { reply: string }).reply },
    { type: 'end', engine: 'TopWords' },
  ]);
  expect(server.heard).toHaveLength(0);
});

test('an unknown text or language is an error that says so', async () => {
  const user = await start({ hasModel: false });
  const analyse = (json: object) =>
    api.call('/api/words/generateaiword', { user, json: { native: 'English', ...json } });
  expect(await analyse({ text: 'qwzx', language: 'es' })).toMatchObject({
    status: 404,
    body: { code: 'text_unknown' },
  });
  expect(await analyse({ text: 'maison', language: 'fr' })).toMatchObject({
    status: 409,
    body: { code: 'language_untaught' },
  });
});

test('it supplies a model with its facts, and nothing for texts that it does not know', async () => {
  const user = await start({ hasModel: true });
  const analyse = (json: object) =>
    api.call('/api/words/generateaiword', { user, json: { native: 'English', ...json } });
  expect(await analyse({ text: 'casa', ...casa })).toMatchObject({
    status: 200,
    body: { engine: 'tutor-model', word_id: 21 },
  });
  expect(await analyse({ text: 'qwzx', language: 'es' })).toMatchObject({
    status: 200,
    body: { engine: 'tutor-model', word_id: null },
  });
});
