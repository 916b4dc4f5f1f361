import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import type { TestApi } from '../testing/start-api.ts';
import { findFavoriteId } from './find-favorite-id.ts';
import {
  add,
  categoriesOf,
  nobodysId,
  pair,
  remove,
  save,
  startFavorites,
  wordsOf,
} from './testing/favorite-calls.ts';

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startFavorites();
});
beforeEach(async () => {
  user = await buildUser(api.db);
});
afterAll(() => api.stop());

const id = '0199b000-0000-7000-8000-00000000000a';
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/) as string;
const keptRows = () => api.db('favorites').where({ user_id: user.id });

test('the first pair makes the default category and goes there', async () => {
  expect(await categoriesOf(api, user)).toEqual([]);
  expect(await add(api, user)).toMatchObject({
    status: 200,
    body: {
      is_new: true,
      favorite: {
        ...pair,
        id: uuid,
        added_at: '2026-11-20T09:30:00.000Z',
        category_id: uuid,
        category_name: 'General',
      },
    },
  });
  expect(await categoriesOf(api, user)).toEqual([
    {
      id: uuid,
      name: 'General',
      description: '',
      color: '#6366F1',
      icon: 'bookmark',
      word_count: 1,
      is_default: true,
    },
  ]);
});

test('a pair may be saved into a category, and is kept trimmed', async () => {
  const travel = await buildCategory(api.db, user);
  const favorite = await save(api, user, { category_id: travel.id, original_text: '  hola \n' });
  expect(favorite).toMatchObject({
    category_id: travel.id,
    category_name: 'Travel',
    original_text: 'hola',
  });
  expect(await wordsOf(api, user, travel.id)).toEqual([favorite]);
  expect(await categoriesOf(api, user)).toMatchObject([{ name: 'Travel', word_count: 1 }]);
});

test('the same pair again is the one that is saved, in another form of its letters too', async () => {
  const first = await save(api, user, { original_text: 'corazón' });
  const travel = await buildCategory(api.db, user);
  const again = await add(api, user, {
    original_text: ' corazo\u0301n',
    category_id: travel.id,
    id,
  });
  expect(again).toMatchObject({ status: 200, body: { is_new: false, favorite: first } });
  expect(await keptRows()).toHaveLength(1);
});

test.each([
  { original_text: 'Echar de menos' },
  { translated_text: 'miss' },
  { from_lang: 'Catalan' },
  { to_lang: 'Irish' },
  { from_lang: 'English', to_lang: 'Spanish' },
])('%j is another pair', async (overrides) => {
  await save(api, user);
  expect(await add(api, user, overrides)).toMatchObject({ body: { is_new: true } });
});

test('the favourite of a pair is found for its learner alone', async () => {
  const { id: saved, ...favorite } = await save(api, user);
  expect(
    await findFavoriteId(api.db, user.id, { ...favorite, original_text: ' echar de menos' }),
  ).toBe(saved);
  expect(await findFavoriteId(api.db, user.id, { ...favorite, original_text: 'otro' })).toBeNull();
  const other = await buildUser(api.db);
  expect(await findFavoriteId(api.db, other.id, favorite)).toBeNull();
});

test('a removed favourite is put back as it was', async () => {
  const travel = await buildCategory(api.db, user);
  const removed = await buildFavorite(api.db, user, {
    category_id: travel.id,
    added_at: 1_790_000_000_123,
  });
  await remove(api, user, removed.id);
  const { change_number: _number, category_name: _name, ...sent } = removed;
  const answer = await add(api, user, { ...sent, added_at: '2026-09-21T14:13:20.123Z' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      is_new: true,
      favorite: {
        id: removed.id,
        added_at: '2026-09-21T14:13:20.123Z',
        category_id: travel.id,
        category_name: 'Travel',
      },
    },
  });
});

test('put back after its category was deleted, it goes to the default one', async () => {
  const answer = await add(api, user, { id, category_id: nobodysId });
  expect(answer).toMatchObject({
    status: 200,
    body: { favorite: { id, category_name: 'General' } },
  });
});

test('an id that is there already changes nothing, in capitals and with another pair too', async () => {
  const first = await save(api, user, { id });
  const again = await add(api, user, { id: id.toUpperCase(), original_text: 'otra cosa' });
  expect(again).toMatchObject({ status: 200, body: { is_new: false, favorite: first } });
  expect(await keptRows()).toMatchObject([{ id, original_text: 'echar de menos' }]);
});

test('an id of another learner’s is free', async () => {
  const other = await buildUser(api.db);
  await save(api, other, { id, original_text: 'suyo' });
  expect(await save(api, user, { id })).toMatchObject({ id, original_text: 'echar de menos' });
  const rows = await api.db('favorites').where({ user_id: other.id });
  expect(rows).toMatchObject([{ id, original_text: 'suyo' }]);
});

test('a time in the future is taken as now', async () => {
  const favorite = await save(api, user, { added_at: '2099-01-01T00:00:00Z' });
  expect(favorite.added_at).toBe('2026-11-20T09:30:00.000Z');
});

test('texts of 2,000 characters, of any script and of several lines, are kept as they are', async () => {
  const texts = {
    original_text: '😀'.repeat(1000),
    translated_text: `один\n"два"\t${'я'.repeat(1985)}`,
  };
  expect(await save(api, user, texts)).toMatchObject(texts);
  expect(await keptRows()).toMatchObject([texts]);
});

test.each([
  ['a\0b', 'a\uFFFDb'],
  ['\uD83D!', '\uFFFD!'],
  ['\u202Eשלום', '\u202Eשלום'],
])('%j is answered as it is kept', async (sent, kept) => {
  const texts = { original_text: kept, translated_text: kept };
  const answer = await save(api, user, { original_text: sent, translated_text: sent });
  expect(answer).toMatchObject(texts);
  expect(await keptRows()).toMatchObject([texts]);
  const pairOfSent = { ...answer, original_text: sent, translated_text: sent };
  expect(await findFavoriteId(api.db, user.id, pairOfSent)).toBe(answer.id);
});

test('a learner’s own General leaves the name to it', async () => {
  await buildCategory(api.db, user, { name: 'general' });
  await buildCategory(api.db, user, { name: 'GENERAL 2' });
  expect(await save(api, user)).toMatchObject({ category_name: 'General 3' });
});

test('a category of nobody’s, or of another learner’s, is unknown and nothing is saved', async () => {
  const theirs = await buildCategory(api.db, await buildUser(api.db));
  for (const category_id of [nobodysId, theirs.id]) {
    const answer = await add(api, user, { category_id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'category_unknown' } });
  }
  expect(await keptRows()).toEqual([]);
  expect(await categoriesOf(api, user)).toEqual([]);
});

test('a pair in one language is refused', async () => {
  const answer = await add(api, user, { to_lang: 'Spanish' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'languages_equal' } });
});

test('a learner has 10,000 favourites at most', async () => {
  const [first] = await buildFavorites(
    api.db,
    user,
    Array.from({ length: 9999 }, () => ({})),
  );
  expect(await add(api, user)).toMatchObject({ status: 200 });
  const answer = await add(api, user, { original_text: 'una más' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'favorite_limit_reached' } });
  expect(await add(api, user)).toMatchObject({ status: 200, body: { is_new: false } });
  await remove(api, user, first?.id ?? '');
  expect(await add(api, user, { original_text: 'una más' })).toMatchObject({ status: 200 });
});

test.each([
  ['from_lang', { from_lang: 'es' }],
  ['from_lang', { from_lang: undefined }],
  ['to_lang', { to_lang: 'Klingon' }],
  ['original_text', { original_text: ' \n ' }],
  ['original_text', { original_text: undefined }],
  ['original_text', { original_text: 'a'.repeat(2001) }],
  ['original_text', { original_text: 7 }],
  ['translated_text', { translated_text: '' }],
  ['translated_text', { translated_text: 'a'.repeat(2001) }],
  ['id', { id: 'mine' }],
  ['category_id', { category_id: 'General' }],
  ['added_at', { added_at: 'yesterday' }],
  ['added_at', { added_at: '2026-02-30T00:00:00Z' }],
])('a faulty %s is refused', async (field, overrides) => {
  expect(await add(api, user, overrides)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field }] },
  });
  expect(await keptRows()).toEqual([]);
});

test('all faults are told at once', async () => {
  const answer = await add(api, user, { original_text: '', to_lang: '', id: '' });
  expect(answer).toMatchObject({
    status: 400,
    body: { faults: [{ field: 'to_lang' }, { field: 'original_text' }, { field: 'id' }] },
  });
});
