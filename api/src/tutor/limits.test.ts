import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { draftJson } from './testing/drafts.ts';
import { fails, says, sendChunk, type Reply } from './testing/model-server.ts';
import { startTutor, type StartedTutor } from './testing/start-tutor.ts';

let tutor: StartedTutor;

afterEach(async () => {
  await tutor.api.stop();
  await tutor.server.close();
});

const noLimit = 1_000_000;

async function start(
  replies: Reply[],
  {
    requests = noLimit,
    tokens = noLimit,
    maxConcurrent = 50,
  }: Partial<Record<string, number>> = {},
) {
  tutor = await startTutor({ replies, meter: { daily: { requests, tokens }, maxConcurrent } });
  const { api, server } = tutor;
  const user = await buildUser(api.db);
  return {
    api,
    server,
    user,
    ask: (by: User = user) =>
      api.call('/api/words/aichat', {
        user: by,
        json: { word: 'casa', message: 'Why?', language: 'es', native: 'English' },
      }),
    usage: async () => {
      const row: { requests: number; tokens: number } | undefined = await api
        .db('tutor_usage')
        .where({ user_id: user.id })
        .first('requests', 'tokens');
      return row;
    },
  };
}

test('requests per day are limited for each learner', async () => {
  const { ask, api, server } = await start([says('Yes.')], { requests: 2 });
  await ask();
  await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  // The test clock is at 09:30 UTC.
  expect(refused.headers.get('retry-after')).toBe(String(14.5 * 3600));
  expect(refused.body).toEqual({
    code: 'tutor_limit_reached',
    detail: expect.stringContaining('in 15 hours'),
    retry_after_seconds: 14.5 * 3600,
  });
  expect((await ask(await buildUser(api.db))).status).toBe(200);
  expect(server.heard).toHaveLength(3);
});

test('tokens per day are limited by the server’s counts', async () => {
  const { ask, usage } = await start([says('Yes.', 600)], { tokens: 1000 });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([
    200, 200, 429,
  ]);
  expect(await usage()).toEqual({ requests: 2, tokens: 1200 });
});

test('a new day resets the counts and deletes those of the day before', async () => {
  const { ask, api, usage } = await start([says('Yes.', 10)], { requests: 1 });
  await ask();
  expect((await ask()).status).toBe(429);
  api.clock.now += 15 * 60 * 60 * 1000;
  expect((await ask()).status).toBe(200);
  expect(await usage()).toEqual({ requests: 1, tokens: 10 });
  expect(await api.db('tutor_usage')).toHaveLength(1);
});

test('many requests at the same time cannot exceed the limit', async () => {
  const { ask, server, usage } = await start([says('Yes.', 10)], { requests: 3 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(server.heard).toHaveLength(3);
  expect(await usage()).toEqual({ requests: 3, tokens: 30 });
});

test('tokens are reserved while answers are made, so that concurrent answers stay within the limit', async () => {
  // The meter of these tests reserves 100 for each answer.
  const { ask, server, usage } = await start([says('Yes.', 90)], { tokens: 250 });
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask()).status).toBe(429);
  expect(server.heard).toHaveLength(3);
  expect(await usage()).toEqual({ requests: 3, tokens: 270 });
});

test('a request that fails without an answer is not counted', async () => {
  const { ask, usage } = await start([fails(500)]);
  expect((await ask()).status).toBe(503);
  expect(await usage()).toEqual({ requests: 0, tokens: 0 });
});

test('an answer that is cut off is counted, since it costs money', async () => {
  const { ask, usage } = await start([
    (response) => {
      sendChunk(response, { delta: { content: 'Ye' } });
      response.end();
    },
  ]);
  expect((await ask()).status).toBe(503);
  expect(await usage()).toEqual({ requests: 1, tokens: expect.any(Number) });
  expect((await usage())?.tokens).toBeGreaterThan(0);
});

test('a stored analysis is free, also when the limit is reached', async () => {
  const { api, user, usage, ask } = await start([says(draftJson(), 800), says('Yes.', 1)], {
    requests: 2,
  });
  const analyse = () =>
    api.call('/api/words/generateaiword', {
      user,
      json: { text: 'casa', language: 'es', native: 'English' },
    });
  await analyse();
  await ask();
  expect((await ask()).status).toBe(429);
  expect((await analyse()).status).toBe(200);
  expect(await usage()).toEqual({ requests: 2, tokens: 801 });
});

test('the number of concurrent answers per learner is limited', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { ask, api } = await start(
    [
      async (response, body) => {
        await released;
        says('Yes.')(response, body);
      },
    ],
    { maxConcurrent: 2 },
  );
  const asked = [ask(), ask(), ask()];
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ code: 'too_many_attempts', retry_after_seconds: 1 });
  const other = ask(await buildUser(api.db));
  release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
  expect((await other).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test('deleting an account deletes its counts', async () => {
  const { ask, api, user } = await start([says('Yes.')]);
  await ask();
  await api.db('users').where({ id: user.id }).delete();
  expect(await api.db('tutor_usage')).toEqual([]);
});
