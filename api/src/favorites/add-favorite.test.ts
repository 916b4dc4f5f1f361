import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
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
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);
const user = userOfEach(api);

const id = '0199b000-0000-7000-8000-00000000000a';
const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/) as string;
const keptRows = () => api.db('favorites').where({ user_id: user.id });

// @spec E20 C23
test('the first pair creates the default category and is saved there', async () => {
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

test('a pair can be saved into a category, and its texts are trimmed', async () => {
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

test('saving the same pair again returns the saved one, even in another Unicode form', async () => {
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

test('the favourite of a pair is found only for its learner', async () => {
  const { id: saved, ...favorite } = await save(api, user);
  expect(
    await findFavoriteId(api.db, user.id, { ...favorite, original_text: ' echar de menos' }),
  ).toBe(saved);
  expect(await findFavoriteId(api.db, user.id, { ...favorite, original_text: 'otro' })).toBeNull();
  const other = await buildUser(api.db);
  expect(await findFavoriteId(api.db, other.id, favorite)).toBeNull();
});

test('a removed favourite is restored unchanged', async () => {
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

test('a favourite restored after its category was deleted goes to the default one', async () => {
  const answer = await add(api, user, { id, category_id: nobodysId });
  expect(answer).toMatchObject({
    status: 200,
    body: { favorite: { id, category_name: 'General' } },
  });
});

test('an existing id changes nothing, even in capitals and with another pair', async () => {
  const first = await save(api, user, { id });
  const again = await add(api, user, { id: id.toUpperCase(), original_text: 'otra cosa' });
  expect(again).toMatchObject({ status: 200, body: { is_new: false, favorite: first } });
  expect(await keptRows()).toMatchObject([{ id, original_text: 'echar de menos' }]);
});

test('an id of another learner’s favourite can be used', async () => {
  const other = await buildUser(api.db);
  await save(api, other, { id, original_text: 'suyo' });
  expect(await save(api, user, { id })).toMatchObject({ id, original_text: 'echar de menos' });
  const rows = await api.db('favorites').where({ user_id: other.id });
  expect(rows).toMatchObject([{ id, original_text: 'suyo' }]);
});

test('a time in the future counts as now', async () => {
  const favorite = await save(api, user, { added_at: '2099-01-01T00:00:00Z' });
  expect(favorite.added_at).toBe('2026-11-20T09:30:00.000Z');
});

test('texts of 2,000 characters in any script and on several lines are stored unchanged', async () => {
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
])('%j is returned as it is stored', async (sent, kept) => {
  const texts = { original_text: kept, translated_text: kept };
  const answer = await save(api, user, { original_text: sent, translated_text: sent });
  expect(answer).toMatchObject(texts);
  expect(await keptRows()).toMatchObject([texts]);
  const pairOfSent = { ...answer, original_text: sent, translated_text: sent };
  expect(await findFavoriteId(api.db, user.id, pairOfSent)).toBe(answer.id);
});

test('the default category takes another name if the learner has a category General', async () => {
  await buildCategory(api.db, user, { name: 'general' });
  await buildCategory(api.db, user, { name: 'GENERAL 2' });
  expect(await save(api, user)).toMatchObject({ category_name: 'General 3' });
});

test('an unknown category and another learner’s category are refused, and nothing is saved', async () => {
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

test('a learner can have at most 10,000 favourites', async () => {
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

test('all faults are reported together', async () => {
  const answer = await add(api, user, { original_text: '', to_lang: '', id: '' });
  expect(answer).toMatchObject({
    status: 400,
    body: { faults: [{ field: 'to_lang' }, { field: 'original_text' }, { field: 'id' }] },
  });
});
