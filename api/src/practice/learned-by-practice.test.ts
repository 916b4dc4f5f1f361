import type { CardState } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { buildReview, review, reviewWhenDue, standingOf, undo } from './testing/reviews.ts';

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.clock.now = Date.parse('2026-11-20T09:30:00Z');
  user = await buildUser(api.db);
});
afterAll(() => api.stop());

function toggle(value?: boolean) {
  return api.call('/api/words/setstatus', {
    user,
    json: { word_id: 21, action: 'learned', ...(value !== undefined && { value }) },
  });
}

/** Answered now. */
async function answer(rating: 'again' | 'good'): Promise<CardState | undefined> {
  const reviewed_at = new Date(api.clock.now).toISOString();
  const [state] = await review(api, user, buildReview({ rating, reviewed_at }));
  return state;
}

async function markOf() {
  const [mark] = (await standingOf(api, user)).marks;
  return mark && { at: mark.learned_at, by: mark.learned_by };
}

test('a word is learned when its stability passes 21 days, and not before', async () => {
  const third = await reviewWhenDue(api, user, { times: 3 });
  expect(third.state).toMatchObject({ is_learned: false });
  expect(third.state.stability).toBeLessThan(21);
  expect(await markOf()).toBeUndefined();
  api.clock.now = Date.parse(third.state.due_at ?? '');
  const fourth = await answer('good');
  expect(fourth).toMatchObject({ is_learned: true });
  expect(fourth?.stability).toBeGreaterThan(21);
  expect(await markOf()).toEqual({ at: api.clock.now, by: 'practice' });
});

test('it has been learned since the review that carried it over, also told late and out of order', async () => {
  const { reviews } = await reviewWhenDue(api, user, { times: 6 });
  const since = Date.parse(reviews[3]?.reviewed_at ?? '');
  expect(await markOf()).toEqual({ at: since, by: 'practice' });
  const other = await buildUser(api.db);
  for (const one of reviews.toReversed()) await review(api, other, one);
  expect((await standingOf(api, other)).marks).toMatchObject([
    { learned_at: since, learned_by: 'practice' },
  ]);
});

test('a word that is forgotten is no longer learned, and is again when it is back', async () => {
  await reviewWhenDue(api, user, { times: 4 });
  const forgotten = buildReview({ rating: 'again', reviewed_at: '2027-02-01T09:00:00Z' });
  api.clock.now = Date.parse(forgotten.reviewed_at);
  const learned = await markOf();
  expect(await review(api, user, forgotten)).toMatchObject([{ is_learned: false }]);
  expect(await markOf()).toBeUndefined();
  expect((await undo(api, user, forgotten)).body).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual(learned);
});

test('what the learner marked stays, however badly it is recalled', async () => {
  await buildMark(api.db, user, { at: 1000 });
  await reviewWhenDue(api, user, { times: 4 });
  expect(await markOf()).toEqual({ at: 1000, by: 'learner' });
  expect(await answer('again')).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual({ at: 1000, by: 'learner' });
});

test('a mark from before practice was there is the learner’s', async () => {
  await buildMark(api.db, user, { at: 1000 });
  await api.db('word_marks').where({ user_id: user.id }).update({ learned_by: null });
  await reviewWhenDue(api, user, { times: 4 });
  await answer('again');
  expect(await markOf()).toEqual({ at: 1000, by: null });
});

test('a learner who says it again makes the mark the learner’s own', async () => {
  await reviewWhenDue(api, user, { times: 4 });
  const at = (await markOf())?.at;
  await toggle(true);
  expect(await markOf()).toEqual({ at, by: 'learner' });
  await answer('again');
  expect(await markOf()).toEqual({ at, by: 'learner' });
});

test('a learner who takes the mark away is not overruled while the memory only grows', async () => {
  const { state } = await reviewWhenDue(api, user, { times: 4 });
  expect((await toggle()).body).toMatchObject({ is_learned: false });
  api.clock.now = Date.parse(state.due_at ?? '');
  expect(await answer('good')).toMatchObject({ is_learned: false });
  let last = await answer('again');
  while (last && last.stability > 21) last = await answer('again');
  while (last?.due_at && last.stability <= 21) {
    expect(last.is_learned).toBe(false);
    api.clock.now = Date.parse(last.due_at);
    last = await answer('good');
  }
  // It fell below and passed the threshold anew.
  expect(last).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual({ at: api.clock.now, by: 'practice' });
});

test('a star stays through all of it', async () => {
  await buildMark(api.db, user, { action: 'star', at: 500 });
  await reviewWhenDue(api, user, { times: 4 });
  await answer('again');
  expect((await standingOf(api, user)).marks).toMatchObject([
    { starred_at: 500, learned_at: null },
  ]);
});

test('reviews and the learner’s own marks at once do not fail', async () => {
  const { reviews } = await reviewWhenDue(api, await buildUser(api.db), { times: 6 });
  const answers = await Promise.all(
    reviews.flatMap((one) => [
      api.call('/api/practice/reviews', { user, json: { reviews: [one] } }),
      toggle(),
      toggle(true),
    ]),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const [state] = await review(api, user, ...reviews);
  expect(state?.review_count).toBe(6);
});
