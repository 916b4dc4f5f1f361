import type { CardState } from '@topwords/platform/contracts';
import { buildUser } from '../testing/factories.ts';
import { ratingsOf, review } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

/*
 * Expected numbers come from the tests of ts-fsrs 5.4.2 (open-spaced-repetition/ts-fsrs, MIT), under
 * packages/fsrs/__tests__: the vectors that use only Again and Good.
 */

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const api = sharedApi();

/** A card's state after each review, and its stored memory at the end. */
async function answer(letters: string, waits: readonly number[]) {
  const user = await buildUser(api.db);
  const states: CardState[] = [];
  api.clock.now = Date.parse('2022-12-29T12:30:00Z');
  for (const [index, rating] of ratingsOf(letters).entries()) {
    api.clock.now += waits[index] ?? 0;
    const reviewed_at = new Date(api.clock.now).toISOString();
    states.push(...(await review(api, user, { rating, reviewed_at })));
  }
  const memory = await api.db('practice_cards').where({ user_id: user.id }).first();
  return { states, memory };
}

function dueIn(state: CardState | undefined): number {
  return Date.parse(state?.due_at ?? '') - api.clock.now;
}

test('cards reviewed when due get the published intervals', async () => {
  // FSRS-6.test.ts, “ivl_history”: days until the card is due, 0 while it is learned or relearned.
  const expected = [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21];
  const user = await buildUser(api.db);
  const intervals: number[] = [];
  for (const rating of ratingsOf('ggggggaaggggg')) {
    const reviewed_at = new Date(api.clock.now).toISOString();
    const [state] = await review(api, user, { rating, reviewed_at });
    intervals.push(Math.floor(dueIn(state) / day));
    api.clock.now += dueIn(state);
  }
  expect(intervals).toEqual(expected);
});

test('stability and difficulty match the published values', async () => {
  // FSRS-6.test.ts, “memory state[short-term]”, which fsrs-rs has as well.
  const { memory } = await answer(
    'aggggg',
    [0, 0, 1, 3, 8, 21].map((days) => days * day),
  );
  expect(memory.stability).toBeCloseTo(53.62691, 4);
  expect(memory.difficulty).toBeCloseTo(6.3574867, 4);
});

test('the memory after each review matches the published values', async () => {
  // reschedule.test.ts, “basic test”, with learning steps.
  const waits = [0, 0, 4, 11].map((days) => days * day);
  const { states } = await answer('gggg', waits);
  expect(states.map(({ stability }) => stability)).toEqual([
    2.3065, 2.3065, 16.18802274, 52.76325584,
  ]);
  const intervals = states.map(({ due_at }, index) => {
    const reviewedAt = api.clock.now - waits.slice(index + 1).reduce((sum, wait) => sum + wait, 0);
    return Math.floor((Date.parse(due_at ?? '') - reviewedAt) / day);
  });
  expect(intervals).toEqual([0, 2, 16, 53]);
  const difficulties: number[] = [];
  for (const letters of ['g', 'gg', 'ggg', 'gggg']) {
    const { memory } = await answer(letters, waits);
    difficulties.push(memory.difficulty);
  }
  expect(difficulties).toEqual([2.11810397, 2.11121424, 2.1043314, 2.09745544]);
});

test.each([
  // FSRS-6.test.ts, “first repeat”, and learning-steps.test.ts, “First learning step”.
  { letter: 'a', stability: 0.212, difficulty: 6.4133, minutes: 1, step: 0 },
  { letter: 'g', stability: 2.3065, difficulty: 2.11810397, minutes: 10, step: 1 },
])('the first answer, $letter, starts as published', async (expected) => {
  const { memory } = await answer(expected.letter, [0]);
  expect(memory).toMatchObject({
    stability: expected.stability,
    difficulty: expected.difficulty,
    learning_step: expected.step,
    state: 'learning',
    review_count: 1,
    lapses: 0,
  });
  expect(memory.due_at - api.clock.now).toBe(expected.minutes * minute);
});

test('a forgotten card comes back after the published step', async () => {
  // learning-steps.test.ts, “relearning_steps = ['10m']”.
  const { states } = await answer('gga', [0, 10 * minute, 3 * day]);
  expect(dueIn(states[2])).toBe(10 * minute);
});

test('the recall probability matches the published value', async () => {
  // FSRS-6.test.ts, “return retrievability percentage for review cards”: 100 % at the first step.
  const { states } = await answer('g', [0]);
  expect(states[0]?.strength).toBe(100);
});
