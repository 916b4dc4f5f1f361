import type { PlacementQuestion } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi(() => startApi({ bank: buildLargeBank(2000) }));
const user = userOfEach(api);

async function quizOf(learner: User): Promise<PlacementQuestion[]> {
  const answer = await api.call('/api/practice/placement?language=es', { user: learner });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { questions: PlacementQuestion[] }).questions;
}

function estimate(answers: unknown, language = 'es') {
  return api.call('/api/practice/placement', { user, json: { language, answers } });
}

test('the quiz samples all ranks, most common first, at a constant factor', async () => {
  const questions = await quizOf(user);
  expect(questions).toHaveLength(24);
  const ranks = questions.map(({ word_id }) => word_id - wordOfRank(0));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks[0]).toBeLessThanOrEqual(20);
  expect(ranks.at(-1)).toBeGreaterThan(1600);
  for (const [index, rank] of ranks.entries()) {
    const end = Math.round(20 * 100 ** (index / 23));
    const begin = index === 0 ? 0 : Math.round(20 * 100 ** ((index - 1) / 23));
    expect(rank).toBeGreaterThan(begin);
    expect(rank).toBeLessThanOrEqual(end);
  }
});

test('each question has four translations, one of them right', async () => {
  for (const { text, choices, right_choice: right } of await quizOf(user)) {
    expect(new Set(choices).size).toBe(4);
    expect(choices[right]).toBe(text.replace('cosa', 'thing'));
  }
});

test('a quiz stays the same all day, and differs by day and by learner', async () => {
  const today = await quizOf(user);
  api.clock.now += 60 * 60 * 1000;
  expect(await quizOf(user)).toEqual(today);
  expect(await quizOf(await buildUser(api.db))).not.toEqual(today);
  api.clock.now += 24 * 60 * 60 * 1000;
  expect(await quizOf(user)).not.toEqual(today);
});

test('right answers up to a rank estimate that rank', async () => {
  const questions = await quizOf(user);
  const answers = questions.map(({ word_id }) => ({
    word_id,
    is_right: word_id <= wordOfRank(500),
  }));
  const known = answers.findLast(({ is_right: isRight }) => isRight);
  const answer = await estimate(answers);
  expect(answer.body).toEqual({ known_words: (known?.word_id ?? 0) - wordOfRank(0) });
});

test('the last of several answers to a word counts', async () => {
  const first = { word_id: wordOfRank(10), is_right: true };
  expect((await estimate([first])).body).toEqual({ known_words: 10 });
  expect((await estimate([first, { ...first, is_right: false }])).body).toEqual({ known_words: 0 });
});

test('answers to unknown words and words of another language are refused', async () => {
  const unknown = { status: 404, body: { code: 'word_unknown' } };
  expect(await estimate([{ word_id: 1, is_right: true }])).toMatchObject(unknown);
  const spanish = [{ word_id: wordOfRank(1), is_right: true }];
  expect(await estimate(spanish, 'tr')).toMatchObject(unknown);
  expect(await estimate([])).toMatchObject({ status: 400 });
});

test('a small bank asks each word at most once, and one that is too small asks none', async () => {
  for (const [count, asked] of [
    [10, 10],
    [3, 0],
    [0, 0],
  ] as const) {
    const small = await startApi({ bank: buildLargeBank(count) });
    const learner = await buildUser(small.db);
    const { body } = await small.call('/api/practice/placement?language=es', { user: learner });
    await small.stop();
    const { questions } = body as { questions: PlacementQuestion[] };
    expect(new Set(questions.map(({ word_id }) => word_id)).size).toBe(asked);
    expect(questions).toHaveLength(asked);
  }
});

test('the native language cannot be practised', async () => {
  const path = '/api/practice/placement?language=es';
  const spanish = await buildUser(api.db, { native: 'es' });
  const nowhere = await buildUser(api.db, { native: null });
  expect((await api.call(path, { user: spanish })).body).toMatchObject({
    code: 'language_is_native',
  });
  expect((await api.call(path, { user: nowhere })).body).toMatchObject({ code: 'native_missing' });
});
