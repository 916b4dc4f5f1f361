import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import type { TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  add,
  deleteCategory,
  found,
  move,
  nobodysId,
  remove,
  save,
  search,
  startFavorites,
} from './testing/favorite-calls.ts';

let database: TestDatabase;
let api: TestApi;
/** Another instance of the API on the same database. */
let neighbour: TestApi;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await startFavorites(database);
  neighbour = await startFavorites(database);
});
beforeEach(async () => {
  user = await buildUser(api.db);
});
afterAll(async () => {
  await api.stop();
  await neighbour.stop();
  await database.remove();
});

// @spec C30
test('a favourite is found by either text', async () => {
  const favorite = await save(api, user);
  await save(api, user, { original_text: 'luz', translated_text: 'light' });
  for (const query of ['echar', 'de men', 'miss', ' TO MISS ']) {
    expect(await search(api, user, { query })).toMatchObject({
      status: 200,
      body: { results: [favorite] },
    });
  }
  expect(await found(api, user, 'menos to')).toEqual([]);
  expect(await found(api, user, 'casa')).toEqual([]);
});

test.each([
  ['corazón', 'CORAZON'],
  ['corazon', 'corazón'],
  ['Işık', 'ISIK'],
  ['ёлка', 'ЕЛКА'],
  ['Straße', 'strasse'],
  ['a 100% sure_thing', '0% sure_'],
  ['C:\\casa', '\\'],
  ["it's 'so'", '’so'],
])('%s is found by %s', async (original_text, query) => {
  await save(api, user, { original_text });
  await save(api, user, { original_text: 'otra', translated_text: 'other' });
  expect(await found(api, user, query)).toEqual([original_text]);
});

test('a query of only accents finds nothing', async () => {
  await save(api, user);
  expect(await found(api, user, '\u0301')).toEqual([]);
});

test('at most 100 favourites are found, latest first', async () => {
  const overrides = Array.from({ length: 130 }, () => ({}));
  await buildFavorites(api.db, user, overrides);
  const texts = await found(api, user, 'palabra');
  expect(texts).toEqual(Array.from({ length: 100 }, (_, index) => `palabra ${129 - index}`));
});

// @spec C30
test('a search can be limited to one category', async () => {
  const travel = await buildCategory(api.db, user);
  await buildFavorites(api.db, user, [{}, { category_id: travel.id }, {}]);
  expect(await found(api, user, 'palabra', travel.id)).toEqual(['palabra 1']);
  expect(await found(api, user, 'palabra')).toHaveLength(3);
});

test('every change is seen by the next search, on every instance', async () => {
  const travel = await buildCategory(api.db, user);
  const seen = async (categoryId?: string) => {
    const texts = await found(api, user, 'palabra', categoryId);
    expect(await found(neighbour, user, 'palabra', categoryId)).toEqual(texts);
    return texts;
  };
  expect(await seen()).toEqual([]);
  const one = await save(api, user, { original_text: 'palabra uno' });
  expect(await seen()).toEqual(['palabra uno']);
  api.clock.now += 1000;
  const two = await save(api, user, { original_text: 'palabra dos' });
  expect(await seen()).toEqual(['palabra dos', 'palabra uno']);
  await move(neighbour, user, one.id, travel.id);
  expect(await seen(travel.id)).toEqual(['palabra uno']);
  expect(await seen(two.category_id)).toEqual(['palabra dos']);
  await deleteCategory(api, user, travel.id);
  expect(await seen(two.category_id)).toEqual(['palabra dos', 'palabra uno']);
  await remove(neighbour, user, two.id);
  expect(await seen()).toEqual(['palabra uno']);
  await add(neighbour, user, two);
  expect(await seen()).toEqual(['palabra dos', 'palabra uno']);
  await remove(api, user, two.id);
  await save(api, user, { ...two, original_text: 'otra', translated_text: 'other' });
  expect(await seen()).toEqual(['palabra uno']);
});

test('removed favourites make room for older ones in the results', async () => {
  const favorites = await buildFavorites(
    api.db,
    user,
    Array.from({ length: 120 }, () => ({})),
  );
  await found(api, user, 'palabra');
  for (const { id } of favorites.slice(-10)) await remove(neighbour, user, id);
  const texts = await found(api, user, 'palabra');
  expect(texts).toHaveLength(100);
  expect([texts[0], texts[99]]).toEqual(['palabra 109', 'palabra 10']);
});

test('other learners’ favourites are not found', async () => {
  const other = await buildUser(api.db);
  const theirs = await buildFavorite(api.db, other);
  expect(await found(api, other, 'palabra')).toHaveLength(1);
  expect(await found(api, user, 'palabra')).toEqual([]);
  for (const category_id of [nobodysId, theirs.category_id]) {
    expect(await search(api, user, { query: 'palabra', category_id })).toMatchObject({
      status: 404,
      body: { code: 'category_unknown' },
    });
  }
});

test.each([
  ['query', {}],
  ['query', { query: '  ' }],
  ['query', { query: 'a'.repeat(101) }],
  ['category_id', { query: 'a', category_id: 'travel' }],
])('a faulty %s is refused', async (field, query: Record<string, string>) => {
  expect(await search(api, user, query)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field }] },
  });
});
