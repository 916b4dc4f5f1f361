import { randomUUID } from 'node:crypto';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { insertPair } from './pair-repository.ts';
import { dailyReviewsOfCard } from './send-reviews.ts';
import { buildPair } from './testing/build-pair.ts';
import { buildReview, postReviews, review, storedStateOf, undo } from './testing/reviews.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

function reviewsOf({ id }: User) {
  return api.db('practice_reviews').where({ user_id: id }).orderBy('id');
}

test('a review returns its card’s state', async () => {
  expect(await review(api, user, buildReview())).toEqual([
    {
      card_id: 'word-21',
      due_at: '2026-11-20T09:40:00.000Z',
      stability: 2.3065,
      strength: 100,
      review_count: 1,
      is_known: false,
      is_learned: false,
    },
  ]);
});

test('a batch returns each of its cards once, in its final state', async () => {
  const states = await review(
    api,
    user,
    { card_id: 'word-22', reviewed_at: '2026-11-20T09:00:00Z' },
    { card_id: 'word-21', reviewed_at: '2026-11-20T09:10:00Z' },
    { card_id: 'word-22', reviewed_at: '2026-11-20T09:20:00Z' },
  );
  expect(states.map((state) => [state.card_id, state.review_count])).toEqual([
    ['word-22', 2],
    ['word-21', 1],
  ]);
});

test('a review sent again counts once, even with other contents', async () => {
  const first = buildReview();
  const [once] = await review(api, user, first);
  const changed = { ...first, id: first.id.toUpperCase(), rating: 'again' as const };
  expect(await review(api, user, first, first, changed)).toEqual([once]);
  expect(await reviewsOf(user)).toHaveLength(1);
});

test('a late review counts at its own time', async () => {
  const early = buildReview({ rating: 'again', reviewed_at: '2026-11-18T08:00:00Z' });
  const late = buildReview({ reviewed_at: '2026-11-20T08:00:00Z' });
  const other = await buildUser(api.db);
  const inOrder = await review(api, other, early, late);
  await review(api, user, late);
  expect(await review(api, user, early)).toEqual(inOrder);
  expect(inOrder[0]?.stability).not.toBe(2.3065);
});

test('a time may have any UTC offset', async () => {
  await review(api, user, { reviewed_at: '2026-11-20T10:15:30.250+05:30' });
  const [row] = await reviewsOf(user);
  expect(row.reviewed_at).toBe(Date.parse('2026-11-20T04:45:30.250Z'));
});

test('a review from a clock that is ahead counts as now', async () => {
  const [state] = await review(api, user, { reviewed_at: '2031-01-01T00:00:00Z' });
  expect(state?.due_at).toBe('2026-11-20T09:40:00.000Z');
});

test('reviews in one batch from a clock that is ahead keep their order, regardless of ids', async () => {
  const second = buildReview({ reviewed_at: '2031-01-01T00:01:00Z' });
  const first = buildReview({ rating: 'again', reviewed_at: '2031-01-01T00:00:00Z' });
  await review(api, user, second, first);
  const rows = await api
    .db('practice_reviews')
    .where({ user_id: user.id })
    .orderBy('reviewed_at')
    .select('rating', 'reviewed_at');
  expect(rows).toEqual([
    { rating: 'again', reviewed_at: api.clock.now - 1 },
    { rating: 'good', reviewed_at: api.clock.now },
  ]);
});

test('an unknown card rejects the whole batch', async () => {
  for (const card_id of ['word-9999', `pair-${randomUUID()}`]) {
    const answer = await postReviews(api, user, [buildReview(), buildReview({ card_id })]);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'card_unknown' });
  }
  expect(await reviewsOf(user)).toEqual([]);
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});

test('only its owner can review a pair', async () => {
  const id = randomUUID();
  const pair = buildPair(id);
  await insertPair(api.db, user.id, pair, api.clock.now);
  const card_id = `pair-${id}`;
  const [state] = await review(api, user, { card_id });
  expect(state).toMatchObject({ card_id, review_count: 1, is_learned: false });
  const { cards } = await storedStateOf(api, user);
  expect(cards).toMatchObject([{ id: card_id, language_code: 'es', word_id: null }]);
  const other = await buildUser(api.db);
  const answer = await postReviews(api, other, [buildReview({ card_id })]);
  expect(answer.body).toMatchObject({ code: 'card_unknown' });
});

test('two learners may use the same review id', async () => {
  const same = buildReview();
  await review(api, user, same);
  const other = await buildUser(api.db);
  expect(await review(api, other, { ...same, card_id: 'word-22' })).toMatchObject([
    { card_id: 'word-22', review_count: 1 },
  ]);
});

test('the same review in parallel requests counts once', async () => {
  const same = buildReview();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => postReviews(api, user, [same])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await reviewsOf(user)).toHaveLength(1);
  const { cards } = await storedStateOf(api, user);
  expect(cards).toMatchObject([{ review_count: 1 }]);
});

test('reviews in parallel requests all count', async () => {
  const cards = ['word-21', 'word-22', 'word-23'];
  const batches = Array.from({ length: 12 }, (_one, minute) =>
    cards.map((card_id) =>
      buildReview({ card_id, reviewed_at: `2026-11-20T09:${10 + minute}:00Z` }),
    ),
  );
  // Half of them list the cards in reverse order, as another device might.
  const mixed = batches.map((batch, index) => (index % 2 === 0 ? batch : batch.toReversed()));
  const answers = await Promise.all(mixed.map((batch) => postReviews(api, user, batch)));
  expect(answers.map(({ status }) => status)).toEqual(mixed.map(() => 200));
  const kept = await storedStateOf(api, user);
  expect(kept.cards.map((card) => card.review_count)).toEqual([12, 12, 12]);
  // Sending all again refolds the cards from all reviews.
  await review(api, user, ...batches.flat());
  expect(await storedStateOf(api, user)).toEqual(kept);
});

test('deleting a user deletes what they practised', async () => {
  await review(api, user, buildReview());
  await api.db('users').where({ id: user.id }).delete();
  expect(await reviewsOf(user)).toEqual([]);
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});

test.each([
  [{ id: 'first' }, ['reviews.0.id']],
  [{ card_id: 'word-021' }, ['reviews.0.card_id']],
  [{ rating: 'easy', exercise: 'guess' }, ['reviews.0.rating', 'reviews.0.exercise']],
  [{ reviewed_at: '2026-11-20 09:30' }, ['reviews.0.reviewed_at']],
  [{ reviewed_at: 1_763_600_000_000 }, ['reviews.0.reviewed_at']],
])('%j is refused, and nothing is stored', async (wrong, fields) => {
  const reviews = [{ ...buildReview(), ...wrong }, buildReview()];
  const answer = await api.call('/api/practice/reviews', { user, json: { reviews } });
  expect(answer.status).toBe(400);
  const { faults } = answer.body as { faults: { field: string }[] };
  expect(faults.map((fault) => fault.field)).toEqual(fields);
  expect(await reviewsOf(user)).toEqual([]);
});

test('a batch has 1 to 100 reviews', async () => {
  const batch = Array.from({ length: 101 }, () => buildReview());
  expect((await postReviews(api, user, [])).status).toBe(400);
  expect((await postReviews(api, user, batch)).status).toBe(400);
  expect((await postReviews(api, user, batch.slice(1))).status).toBe(200);
});

test('a card accepts a limited number of new reviews a day, including undone ones; the excess stores nothing', async () => {
  const batches = Array.from({ length: dailyReviewsOfCard / 100 }, () =>
    Array.from({ length: 100 }, () => buildReview()),
  );
  for (const batch of batches) await review(api, user, ...batch);
  const [first] = batches[0] ?? [];
  await undo(api, user, first ?? buildReview());
  const before = await storedStateOf(api, user);

  const excess = [buildReview({ card_id: 'word-22' }), buildReview()];
  const refused = await postReviews(api, user, excess);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'review_limit_reached',
    detail: expect.stringContaining('tomorrow'),
  });
  expect(await storedStateOf(api, user)).toEqual(before);
  expect(await reviewsOf(user)).toHaveLength(dailyReviewsOfCard);

  // Known reviews may be sent again, and other cards still accept reviews.
  await review(api, user, ...(batches[1]?.slice(1) ?? []), excess[0] ?? {});
  api.clock.now += 24 * 60 * 60 * 1000;
  expect(await review(api, user, excess[1] ?? {})).toMatchObject([
    { card_id: 'word-21', review_count: dailyReviewsOfCard },
  ]);
});

test('reviews need a signed-in learner', async () => {
  const json = { reviews: [buildReview()] };
  const answer = await api.call('/api/practice/reviews', { json });
  expect(answer.body).toMatchObject({ code: 'token_missing' });
});
