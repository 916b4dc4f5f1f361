import type { CardState } from '@topwords/platform/contracts';
import { randomUUID } from 'node:crypto';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { findFrontier, keepFrontier } from './frontier-repository.ts';
import { insertPair } from './pair-repository.ts';
import { buildPair } from './testing/build-pair.ts';
import {
  buildReview,
  postReviews,
  review,
  reviewWhenDue,
  storedStateOf,
  undo,
} from './testing/reviews.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

test('undoing the only review leaves the card new', async () => {
  const only = buildReview();
  await review(api, user, only);
  const answer = await undo(api, user, only);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    card_id: 'word-21',
    due_at: null,
    stability: 0,
    strength: 0,
    review_count: 0,
    is_known: false,
    is_learned: false,
  });
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});

test('each undo goes back exactly one review, through lapses and learning', async () => {
  const { reviews } = await reviewWhenDue(api, user, { times: 5 });
  const reviewed_at = new Date(api.clock.now).toISOString();
  reviews.push(buildReview({ rating: 'again', reviewed_at }));
  const other = await buildUser(api.db);
  const steps: { stored: unknown; state: Partial<CardState> | undefined }[] = [];
  let state: CardState | undefined;
  for (const one of reviews) {
    // The strength decreases with time alone.
    steps.push({ stored: await anonymousStateOf(other), state: { ...state, strength: undefined } });
    [state] = await review(api, other, one);
  }
  await review(api, user, ...reviews);
  for (const one of reviews.toReversed()) {
    const step = steps.pop();
    const { body } = await undo(api, user, one);
    expect(await anonymousStateOf(user)).toEqual(step?.stored);
    expect({ ...(body as CardState), strength: undefined }).toMatchObject(step?.state ?? {});
  }
});

async function anonymousStateOf(owner: User) {
  const { cards, marks } = await storedStateOf(api, owner);
  return [...cards, ...marks].map((row: object) => ({ ...row, user_id: '' }));
}

test('an undo in the middle is as if the review had never existed', async () => {
  const times = ['2026-11-01T09:00:00Z', '2026-11-02T09:00:00Z', '2026-11-05T09:00:00Z'];
  const [first, second, third] = times.map((reviewed_at) => buildReview({ reviewed_at }));
  if (!first || !second || !third) throw new Error('Three');
  const other = await buildUser(api.db);
  const [expected] = await review(api, other, first, third);
  await review(api, user, first, second, third);
  expect((await undo(api, user, second)).body).toEqual(expected);
});

test('an unknown review id changes and stores nothing', async () => {
  const kept = buildReview({ reviewed_at: '2026-11-19T09:00:00Z' });
  const [before] = await review(api, user, kept);
  await keepFrontier(api.db, user.id, 'es', { course: 4, bankVersion: 'test-1' });
  const stored = await storedStateOf(api, user);
  expect((await undo(api, user, buildReview())).body).toEqual(before);
  const ofNewCard = await undo(api, user, buildReview({ card_id: 'word-22' }));
  expect(ofNewCard.body).toMatchObject({ card_id: 'word-22', review_count: 0, due_at: null });
  expect(await storedStateOf(api, user)).toEqual(stored);
  const rows = await api.db('practice_reviews').where({ user_id: user.id }).select('id');
  expect(rows).toEqual([{ id: kept.id }]);
  expect((await findFrontier(api.db, user.id, 'es'))?.course).toBe(4);
});

test('an undone review does not come back, regardless of the case of its id', async () => {
  const kept = buildReview({ reviewed_at: '2026-11-19T09:00:00Z' });
  const undone = buildReview();
  const [before] = await review(api, user, kept);
  await review(api, user, undone);
  expect((await undo(api, user, { ...undone, id: undone.id.toUpperCase() })).body).toEqual(before);
  expect(await review(api, user, undone)).toEqual([before]);
  expect(await review(api, user, { ...undone, id: undone.id.toUpperCase() })).toEqual([before]);
});

test('a review that a former release undid before it arrived never counts', async () => {
  const early = buildReview();
  const row = { user_id: user.id, id: early.id, card_id: early.card_id, rating: null };
  const times = { reviewed_at: 1, received_at: 1, undone_at: 1 };
  await api.db('practice_reviews').insert({ ...row, ...times, exercise: null });
  expect(await review(api, user, early)).toMatchObject([{ review_count: 0, due_at: null }]);
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});

test('a pair whose only review is undone is due as when it was added', async () => {
  const id = randomUUID();
  const pair = buildPair(id);
  await insertPair(api.db, user.id, pair, Date.parse('2026-11-19T18:00:00Z'));
  const only = buildReview({ card_id: `pair-${id}` });
  await review(api, user, only);
  expect((await undo(api, user, only)).body).toMatchObject({
    due_at: '2026-11-19T18:00:00.000Z',
    review_count: 0,
    strength: 0,
  });
});

test('an undo may be repeated, and an undone review does not come back', async () => {
  const first = buildReview({ reviewed_at: '2026-11-19T09:00:00Z' });
  const second = buildReview();
  const [before] = await review(api, user, first);
  await review(api, user, second);
  for (let time = 0; time < 2; time += 1) {
    expect((await undo(api, user, second)).body).toEqual(before);
    expect(await review(api, user, second)).toEqual([before]);
  }
});

test('copies of a review sent in parallel with its undo leave nothing', async () => {
  for (let time = 0; time < 10; time += 1) {
    const one = buildReview();
    await review(api, user, one);
    await Promise.all([postReviews(api, user, [one]), undo(api, user, one)]);
  }
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});

test('a word that becomes new again is offered as new', async () => {
  const frontierOf = async () => (await findFrontier(api.db, user.id, 'es'))?.course;
  const only = buildReview();
  await review(api, user, only);
  await keepFrontier(api.db, user.id, 'es', { course: 4, bankVersion: 'test-1' });
  await undo(api, user, only);
  // `casa` has rank 2.
  expect(await frontierOf()).toBe(1);
  const further = buildReview({ card_id: 'word-22' });
  await review(api, user, further);
  await undo(api, user, further);
  expect(await frontierOf()).toBe(1);
});

test('undo refuses a review of another card, an unknown card and another learner’s review', async () => {
  const one = buildReview();
  await review(api, user, one);
  const before = await storedStateOf(api, user);
  for (const card_id of ['word-22', 'word-9999', `pair-${randomUUID()}`]) {
    const answer = await undo(api, user, { id: one.id, card_id });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'card_unknown' });
  }
  await undo(api, await buildUser(api.db), one);
  expect(await storedStateOf(api, user)).toEqual(before);
});
