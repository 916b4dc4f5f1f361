import type { CardState, PracticePair } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorites, buildUser } from '../testing/factories.ts';
import { choose, queueOf } from './testing/queue.ts';
import { buildReview, review, undo } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();
let user: User;

beforeEach(async () => {
  user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 0 });
});

const id = '0199b000-0000-7000-8000-00000000000a';
const card_id = `pair-${id}`;

function add(overrides: Partial<Record<keyof PracticePair, string>> = {}, learner = user) {
  const json = {
    id,
    text: 'echar de menos',
    translation: 'to miss',
    language_code: 'es',
    native_code: 'en',
    ...overrides,
  };
  return api.call('/api/practice/pairs', { user: learner, json });
}

const isNew: CardState = {
  card_id,
  due_at: '2026-11-20T09:30:00.000Z',
  stability: 0,
  strength: 0,
  review_count: 0,
  is_known: false,
  is_learned: false,
};

test('a pair is due immediately, in addition to the day’s new words', async () => {
  expect(await add()).toMatchObject({ status: 200, body: isNew });
  expect(await queueOf(api, user)).toEqual({
    cards: [
      {
        id: card_id,
        word_id: null,
        text: 'echar de menos',
        translation: 'to miss',
        language_code: 'es',
        native_code: 'en',
        pos: null,
        ipa: null,
        is_new: true,
        is_leech: false,
        is_starred: false,
        strength: 0,
        exercise: { kind: 'recognise', choices: [], answers: ['to miss'], cloze: null },
        preview: { again: '2026-11-20T09:31:00.000Z', good: '2026-11-20T09:40:00.000Z' },
      },
    ],
    due_count: 1,
    new_count: 0,
    next_due_at: null,
    made_for: '2026-11-20T09:30:00.000Z',
  });
});

test('a pair is scheduled like a word and does not count as a new word of the day', async () => {
  await choose(api, user, { new_words_a_day: 1 });
  await add();
  const [state] = await review(api, user, buildReview({ card_id }));
  expect(state).toMatchObject({ card_id, review_count: 1, due_at: '2026-11-20T09:40:00.000Z' });
  expect(await queueOf(api, user)).toMatchObject({ due_count: 0, new_count: 1 });
});

test('a pair is due immediately again after its only review is undone', async () => {
  await add();
  const only = buildReview({ card_id });
  await review(api, user, only);
  expect((await undo(api, user, only)).body).toEqual(isNew);
  expect((await queueOf(api, user)).cards).toHaveLength(1);
});

test('a known pair leaves practice and can come back', async () => {
  await add();
  const known = (is_known: boolean) =>
    api.call('/api/practice/known', { user, json: { card_id, is_known } });
  expect((await known(true)).body).toMatchObject({
    due_at: null,
    is_known: true,
    is_learned: true,
  });
  expect((await queueOf(api, user)).cards).toEqual([]);
  expect((await known(false)).body).toEqual(isNew);
  expect((await queueOf(api, user)).cards).toHaveLength(1);
});

test('a known id changes nothing, even in capitals and with another text', async () => {
  await add();
  await review(api, user, buildReview({ card_id }));
  const again = await add({ id: id.toUpperCase(), text: 'otra cosa' });
  expect(again).toMatchObject({ status: 200, body: { card_id, review_count: 1 } });
  const rows = await api.db('practice_pairs').where({ user_id: user.id });
  expect(rows).toMatchObject([{ id, text: 'echar de menos' }]);
});

test('the same pair sent in parallel is stored once', async () => {
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ body }) => body)).toEqual([isNew, isNew, isNew]);
  expect(await api.db('practice_pairs').where({ user_id: user.id })).toHaveLength(1);
});

test('two learners may have pairs with the same id', async () => {
  const other = await buildUser(api.db);
  await add();
  expect(await add({ text: 'suyo' }, other)).toMatchObject({ status: 200 });
  expect((await queueOf(api, user)).cards).toMatchObject([{ text: 'echar de menos' }]);
});

test('a translation may be in any language, and texts are trimmed', async () => {
  const answer = await add({ native_code: 'zh-Hant', text: '  hola ', translation: '你好' });
  expect(answer).toMatchObject({ status: 200, body: { card_id } });
  expect(await api.db('practice_pairs').where({ user_id: user.id })).toMatchObject([
    { text: 'hola', translation: '你好', native_code: 'zh-Hant' },
  ]);
});

test('a pair in the native language is refused', async () => {
  const native = await add({ language_code: 'en' });
  expect(native).toMatchObject({ status: 409, body: { code: 'language_is_native' } });
  expect(await api.db('practice_pairs').where({ user_id: user.id })).toEqual([]);
});

test('a learner can have at most 5,000 pairs', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    user_id: user.id,
    id: `0199b000-0000-7000-9000-${String(index).padStart(12, '0')}`,
    text: 'texto',
    translation: 'text',
    language_code: 'es',
    native_code: 'en',
    created_at: 0,
  }));
  await api.db.batchInsert('practice_pairs', rows.slice(1), 500);
  expect(await add()).toMatchObject({ status: 200 });
  const answer = await add({ id: '0199b000-0000-7000-8000-00000000000b' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'pair_limit_reached' } });
  expect((answer.body as { detail: string }).detail).toContain('5000');
  expect(await add()).toMatchObject({ status: 200 });
});

test.each([
  [{ id: 'mine' }, 'id'],
  [{ text: '  ' }, 'text'],
  [{ text: 'a'.repeat(501) }, 'text'],
  [{ translation: '' }, 'translation'],
  [{ language_code: 'Spanish' }, 'language_code'],
  [{ language_code: 'de' }, 'language_code'],
  [{ native_code: '' }, 'native_code'],
])('%j is refused', async (overrides, field) => {
  expect(await add(overrides)).toMatchObject({ status: 400, body: { faults: [{ field }] } });
});

test('a category of favorites is practiced whether or not its pairs are due', async () => {
  const travel = await buildCategory(api.db, user);
  const [inTravel, elsewhere] = await buildFavorites(api.db, user, [
    { category_id: travel.id },
    {},
  ]);
  for (const favorite of [inTravel, elsewhere]) {
    await add({ id: favorite?.id ?? '' });
  }
  const first = `pair-${inTravel?.id}`;
  const query = `&category_id=${travel.id}`;
  expect((await queueOf(api, user, query)).cards.map(({ id }) => id)).toEqual([first]);
  await review(api, user, { card_id: first });
  await review(api, user, { card_id: first });
  const later = await queueOf(api, user, query);
  expect(later).toMatchObject({ due_count: 1, new_count: 0 });
  expect((await queueOf(api, await buildUser(api.db), query)).cards).toEqual([]);
});
