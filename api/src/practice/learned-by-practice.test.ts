import type { CardState } from '@topwords/platform/contracts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { buildReview, review, reviewWhenDue, storedStateOf, undo } from './testing/reviews.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

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
  const [mark] = (await storedStateOf(api, user)).marks;
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

test('it is learned since the review that passed the threshold, even if that arrives late and out of order', async () => {
  const { reviews } = await reviewWhenDue(api, user, { times: 6 });
  const since = Date.parse(reviews[3]?.reviewed_at ?? '');
  expect(await markOf()).toEqual({ at: since, by: 'practice' });
  const other = await buildUser(api.db);
  for (const one of reviews.toReversed()) await review(api, other, one);
  expect((await storedStateOf(api, other)).marks).toMatchObject([
    { learned_at: since, learned_by: 'practice' },
  ]);
});

test('a forgotten word is no longer learned until its stability passes the threshold again', async () => {
  await reviewWhenDue(api, user, { times: 4 });
  const forgotten = buildReview({ rating: 'again', reviewed_at: '2027-02-01T09:00:00Z' });
  api.clock.now = Date.parse(forgotten.reviewed_at);
  const learned = await markOf();
  expect(await review(api, user, forgotten)).toMatchObject([{ is_learned: false }]);
  expect(await markOf()).toBeUndefined();
  expect((await undo(api, user, forgotten)).body).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual(learned);
});

test('the learner’s own mark stays, however badly the word is recalled', async () => {
  await buildMark(api.db, user, { at: 1000 });
  await reviewWhenDue(api, user, { times: 4 });
  expect(await markOf()).toEqual({ at: 1000, by: 'learner' });
  expect(await answer('again')).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual({ at: 1000, by: 'learner' });
});

test('a mark from before practice existed counts as the learner’s', async () => {
  await buildMark(api.db, user, { at: 1000 });
  await api.db('word_marks').where({ user_id: user.id }).update({ learned_by: null });
  await reviewWhenDue(api, user, { times: 4 });
  await answer('again');
  expect(await markOf()).toEqual({ at: 1000, by: null });
});

test('marking a word that practice marked makes the mark the learner’s own', async () => {
  await reviewWhenDue(api, user, { times: 4 });
  const at = (await markOf())?.at;
  await toggle(true);
  expect(await markOf()).toEqual({ at, by: 'learner' });
  await answer('again');
  expect(await markOf()).toEqual({ at, by: 'learner' });
});

test('a removed mark stays removed while the stability only grows', async () => {
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
  // Its stability fell below the threshold and passed it again.
  expect(last).toMatchObject({ is_learned: true });
  expect(await markOf()).toEqual({ at: api.clock.now, by: 'practice' });
});

test('a star is unaffected', async () => {
  await buildMark(api.db, user, { action: 'star', at: 500 });
  await reviewWhenDue(api, user, { times: 4 });
  await answer('again');
  expect((await storedStateOf(api, user)).marks).toMatchObject([
    { starred_at: 500, learned_at: null },
  ]);
});

test('parallel reviews and marks by the learner do not fail', async () => {
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
