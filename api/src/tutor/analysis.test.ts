import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { openEvents } from '../testing/open-events.ts';
import { draftJson } from './testing/drafts.ts';
import { endAnswer, fails, says, sendChunk } from './testing/model-server.ts';
import { startTutor, type StartedTutor } from './testing/start-tutor.ts';

const started: StartedTutor[] = [];

afterEach(async () => {
  for (const { api, server } of started.splice(0).toReversed()) {
    await api.stop();
    await server.close().catch(() => undefined);
  }
});

async function start(settings: Parameters<typeof startTutor>[0]) {
  const tutor = await startTutor(settings);
  started.push(tutor);
  const user = await buildUser(tutor.api.db);
  const analyse = (change: object = {}, by: User = user, { api }: StartedTutor = tutor) =>
    api.call('/api/words/generateaiword', {
      user: by,
      json: { text: 'casa', language: 'es', native: 'English', word_id: 21, ...change },
    });
  return { tutor, user, analyse, ...tutor };
}

// @spec E16 C20
test('without a model, the built-in tutor answers', async () => {
  const { analyse } = await start({});
  const { status, body } = await analyse();
  expect(status).toBe(200);
  expect(body).toMatchObject({ engine: 'small', definition: 'house; home', word_id: 21 });
});

test('without a model, the error for a language outside the bank suggests connecting one', async () => {
  const { analyse } = await start({});
  const { status, body } = await analyse({ text: 'maison', language: 'fr', word_id: null });
  expect(status).toBe(409);
  expect(body).toEqual({
    code: 'language_untaught',
    detail: expect.stringMatching(/not French.*language model/),
  });
});

test('a model explains a word; forms, related words and IPA are ours', async () => {
  const { analyse, server } = await start({ replies: [says(draftJson(), 700)] });
  const { status, body } = await analyse();
  expect(status).toBe(200);
  expect(body).toEqual({
    word: 'casa',
    word_id: 21,
    target_language: 'es',
    native_language: 'English',
    definition: '*casa* is a house, or the home where somebody lives.',
    pronunciation: 'ˈkasa',
    part_of_speech: 'noun (feminine)',
    examples: ['Mi casa es grande. - My house is big.'],
    grammar_tips: ['*casa* is feminine: *la casa*.'],
    common_phrases: ['en casa - at home'],
    usage_contexts: ['Everyday speech.'],
    additional_insights: { Origin: 'From Latin.' },
    tables: [expect.objectContaining({ title: 'Forms' })],
    related_words: [expect.objectContaining({ text: 'árbol' })],
    teaching: expect.objectContaining({ contrasts: [] }),
    engine: 'tutor-model',
  });
  const { entry } = JSON.parse(server.heard[0]?.body.messages[1]?.content ?? '');
  expect(entry).toMatchObject({
    pronunciation: 'ˈkasa',
    words: [
      {
        word: 'casa',
        forms: ['casas'],
        meanings: [
          {
            translation: 'house, home',
            sentences: expect.arrayContaining([
              { text: 'Mi casa es grande.', translation: 'My house is big.' },
            ]),
          },
        ],
      },
    ],
  });
});

test('for a text that the bank does not know, the model provides everything but IPA, which would be a guess', async () => {
  const { analyse, server } = await start({ replies: [says(draftJson())] });
  const asked = { text: 'La maison est à nous', language: 'fr', word_id: null };
  const { status, body } = await analyse(asked);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    word: 'La maison est à nous',
    word_id: null,
    target_language: 'fr',
    pronunciation: '',
    tables: [],
    related_words: [],
  });
  const { entry } = JSON.parse(server.heard[0]?.body.messages[1]?.content ?? '');
  expect(entry).toEqual({ words: [] });
});

test('an analysis is made once for all learners, and survives a restart', async () => {
  const { analyse, tutor, server, api } = await start({ replies: [says(draftJson())] });
  const first = await analyse();
  const restarted = await start({ beside: tutor });
  expect(await analyse({}, await buildUser(api.db))).toMatchObject({ body: first.body });
  expect(await analyse({}, undefined, restarted.tutor)).toMatchObject({ body: first.body });
  expect(server.heard).toHaveLength(1);
});

test.each([
  ['another native language', { native: 'Russian' }],
  ['another word', { text: 'luz', word_id: 23 }],
  ['a text without a word', { word_id: null }],
])('%s gets a separate analysis', async (_, change) => {
  const { analyse, server } = await start({ replies: [says(draftJson())] });
  await analyse();
  expect((await analyse(change)).status).toBe(200);
  expect(server.heard).toHaveLength(2);
  await analyse(change);
  expect(server.heard).toHaveLength(2);
});

test('another model makes a new analysis', async () => {
  const { tutor, analyse, server } = await start({ replies: [says(draftJson())] });
  await analyse();
  const other = await start({ beside: tutor, model: 'other-model' });
  expect(await analyse({}, undefined, other.tutor)).toMatchObject({
    body: { engine: 'other-model' },
  });
  expect(server.heard).toHaveLength(2);
});

test('an analysis is made again when the prompt changes', async () => {
  const { analyse, api, server } = await start({ replies: [says(draftJson())] });
  await analyse();
  await api.db('tutor_analyses').update({ prompt_version: 'before' });
  await analyse();
  expect(server.heard).toHaveLength(2);
});

test('a failure is not stored', async () => {
  const { analyse, server } = await start({ replies: [fails(401), says(draftJson())] });
  const failed = await analyse();
  expect(failed.status).toBe(503);
  expect(failed.body).toMatchObject({ code: 'tutor_unavailable' });
  expect((await analyse()).status).toBe(200);
  expect(server.heard).toHaveLength(2);
});

test('learners who ask for the same word at the same time share one answer', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const { analyse, server, api } = await start({
    replies: [
      async (response) => {
        arrived.resolve();
        await answer.promise;
        sendChunk(response, { delta: { content: draftJson() } });
        endAnswer(response);
      },
    ],
  });
  const other = await buildUser(api.db);
  const first = analyse();
  await arrived.promise;
  const second = analyse({}, other);
  await untilCounted(api.db, 2);
  answer.resolve();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect(server.heard).toHaveLength(1);
  // The learner who waited is not charged.
  expect(await api.db('tutor_usage').where({ user_id: other.id }).first()).toMatchObject({
    requests: 0,
    tokens: 0,
  });
});

async function untilCounted(db: StartedTutor['api']['db'], learners: number): Promise<void> {
  for (;;) {
    const rows: unknown[] = await db('tutor_usage').where('requests', '>', 0);
    if (rows.length >= learners) return;
    await yieldToEventLoop();
  }
}

test('when the learner disconnects, the request to the model’s server ends', async () => {
  const leaving = new AbortController();
  const { api, server, user } = await start({ replies: [() => leaving.abort()] });
  const asking = openEvents(api, '/api/words/generateaiword', {
    user,
    json: { text: 'casa', language: 'es', native: 'English' },
    signal: leaving.signal,
  });
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  await expect(server.disconnected).resolves.toBeUndefined();
});

test.each([
  ['the learner’s own language', { native: 'Spanish' }, 400, 'languages_equal'],
  ['an unknown word', { word_id: 999 }, 404, 'word_unknown'],
  ['a word of another language', { word_id: 11 }, 404, 'word_unknown'],
  ['a word of another text', { word_id: 22 }, 404, 'word_unknown'],
  ['a blank text', { text: ' ' }, 400, 'validation_failed'],
  ['a text that is too long', { text: 'a'.repeat(501) }, 400, 'validation_failed'],
  ['no native language', { native: undefined }, 400, 'validation_failed'],
  ['an unknown language', { language: 'xx' }, 400, 'validation_failed'],
  ['an invalid word id', { word_id: 'x' }, 400, 'validation_failed'],
])('%s is refused without a request to the model', async (_, change, status, code) => {
  const { analyse, server } = await start({ replies: [says(draftJson())] });
  expect(await analyse(change)).toMatchObject({ status, body: { code } });
  expect(server.heard).toHaveLength(0);
});

test('a word is found in any spelling, and stored under its id', async () => {
  const { analyse, server } = await start({ replies: [says(draftJson())] });
  await analyse({ text: 'árbol', word_id: 22 });
  expect((await analyse({ text: 'ARBOL', word_id: 22 })).status).toBe(200);
  expect(server.heard).toHaveLength(1);
});

test.each([
  ['CASA', 'casa'],
  ['casas', 'casas'],
])('the analysis of %s is titled %s, with our facts about the word', async (text, word) => {
  const { analyse } = await start({ replies: [says(draftJson())] });
  const { body } = await analyse({ text, word_id: null });
  expect(body).toMatchObject({ word, word_id: 21, tables: [{ title: 'Forms' }] });
});
