import { randomUUID } from 'node:crypto';
import { findFrontier, keepFrontier } from './frontier-repository.ts';
import { insertPair } from './pair-repository.ts';
import { buildPair } from './testing/build-pair.ts';
import { buildReview, review, reviewWhenDue, storedStateOf } from './testing/reviews.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi();
const user = userOfEach(api);

function setKnown(is_known: boolean, card_id = 'word-21') {
  return api.call('/api/practice/known', { user, json: { card_id, is_known } });
}

test('a new word marked as known leaves practice and is learned, and is new again when unmarked', async () => {
  const known = {
    card_id: 'word-21',
    due_at: null,
    stability: 0,
    strength: 0,
    review_count: 0,
    is_known: true,
    is_learned: true,
  };
  expect((await setKnown(true)).body).toEqual(known);
  expect((await storedStateOf(api, user)).marks).toMatchObject([
    { word_id: 21, learned_at: api.clock.now, learned_by: 'learner' },
  ]);
  await keepFrontier(api.db, user.id, 'es', { course: 4, bankVersion: 'test-1' });
  expect((await setKnown(false)).body).toEqual({ ...known, is_known: false, is_learned: false });
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
  expect(await findFrontier(api.db, user.id, 'es')).toMatchObject({ course: 1 });
});

test('a known card keeps its memory and, when unmarked, its due date', async () => {
  const { state } = await reviewWhenDue(api, user, { times: 3 });
  const before = await storedStateOf(api, user);
  const known = { ...state, due_at: null, is_known: true, is_learned: true };
  expect((await setKnown(true)).body).toEqual(known);
  api.clock.now += 1000;
  expect((await setKnown(true)).body).toEqual(known);
  expect((await setKnown(false)).body).toEqual(state);
  expect((await setKnown(false)).body).toEqual(state);
  expect(await storedStateOf(api, user)).toEqual(before);
});

test('a word that its reviews made learned stays learned when it comes back', async () => {
  const { state } = await reviewWhenDue(api, user, { times: 4 });
  const before = await storedStateOf(api, user);
  api.clock.now += 5000;
  await setKnown(true);
  expect((await setKnown(false)).body).toEqual(state);
  expect(await storedStateOf(api, user)).toEqual(before);
});

test('a word that the learner had marked as learned stays learned when it comes back', async () => {
  const { state } = await reviewWhenDue(api, user, { times: 2 });
  const json = { word_id: 21, action: 'learned', value: true };
  await api.call('/api/words/setstatus', { user, json });
  const before = await storedStateOf(api, user);
  api.clock.now += 5000;
  await setKnown(true);
  expect((await setKnown(false)).body).toMatchObject({ due_at: state.due_at, is_learned: true });
  expect(await storedStateOf(api, user)).toEqual(before);
});

test('a late review of a known card leaves it known', async () => {
  await setKnown(true);
  const late = buildReview({ rating: 'again', reviewed_at: '2026-11-18T09:00:00Z' });
  expect(await review(api, user, late)).toMatchObject([
    { due_at: null, review_count: 1, is_known: true, is_learned: true },
  ]);
  expect((await setKnown(false)).body).toMatchObject({
    due_at: '2026-11-18T09:01:00.000Z',
    is_learned: false,
  });
});

test('a word comes back when its learned mark is removed', async () => {
  const unlearn = () =>
    api.call('/api/words/setstatus', { user, json: { word_id: 21, action: 'learned' } });
  const { state } = await reviewWhenDue(api, user, { times: 4 });
  await setKnown(true);
  expect((await unlearn()).body).toMatchObject({ is_learned: false });
  expect((await storedStateOf(api, user)).cards).toMatchObject([
    { due_at: Date.parse(state.due_at ?? ''), known_at: null },
  ]);
});

test('a word without a card is new again when its learned mark is removed', async () => {
  const json = { word_id: 21, action: 'learned' };
  await api.call('/api/words/setstatus', { user, json });
  await keepFrontier(api.db, user.id, 'es', { course: 4, bankVersion: 'test-1' });
  await api.call('/api/words/setstatus', { user, json: { word_id: 21, action: 'star' } });
  expect(await findFrontier(api.db, user.id, 'es')).toMatchObject({ course: 4 });
  await api.call('/api/words/setstatus', { user, json });
  expect(await findFrontier(api.db, user.id, 'es')).toMatchObject({ course: 1 });
});

test('a pair can be marked as known, and is due immediately when unmarked', async () => {
  const id = randomUUID();
  const pair = buildPair(id);
  await insertPair(api.db, user.id, pair, api.clock.now);
  expect((await setKnown(true, `pair-${id}`)).body).toMatchObject({
    due_at: null,
    is_known: true,
    is_learned: true,
  });
  expect((await setKnown(false, `pair-${id}`)).body).toMatchObject({
    due_at: '2026-11-20T09:30:00.000Z',
    is_known: false,
    is_learned: false,
  });
});

test('an unknown card cannot be marked as known', async () => {
  for (const card_id of ['word-9999', `pair-${randomUUID()}`]) {
    expect((await setKnown(true, card_id)).body).toMatchObject({ code: 'card_unknown' });
  }
  expect(await storedStateOf(api, user)).toEqual({ cards: [], marks: [] });
});
