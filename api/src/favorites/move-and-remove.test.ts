import type { User } from '../users/user-repository.ts';
import type { StoredCategory } from './category-repository.ts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import {
  add,
  categoriesOf,
  deleteCategory,
  move,
  nobodysId,
  remove,
  save,
  startFavorites,
  wordsOf,
} from './testing/favorite-calls.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);
let user: User;
let travel: StoredCategory;

beforeEach(async () => {
  user = await buildUser(api.db);
  travel = await buildCategory(api.db, user);
});

/** All rows of a learner's favourites and categories. */
async function everythingOf(learner: User) {
  return {
    favorites: await api.db('favorites').where({ user_id: learner.id }).orderBy('id'),
    categories: await api.db('favorite_categories').where({ user_id: learner.id }).orderBy('id'),
  };
}

async function countsOf(learner: User) {
  const categories = await categoriesOf(api, learner);
  return Object.fromEntries(categories.map(({ name, word_count }) => [name, word_count]));
}

// @spec ST29 C26
test('moving a favourite updates both counts', async () => {
  const favorite = await buildFavorite(api.db, user);
  expect(await move(api, user, favorite.id, travel.id)).toMatchObject({
    status: 200,
    body: {
      old_category_id: favorite.category_id,
      new_category_id: travel.id,
      word_id: favorite.id,
    },
  });
  expect(await countsOf(user)).toEqual({ General: 0, Travel: 1 });
  expect(await wordsOf(api, user, travel.id)).toMatchObject([
    { id: favorite.id, category_name: 'Travel' },
  ]);
});

test('moving a favourite to its own category changes nothing', async () => {
  const { id } = await buildFavorite(api.db, user, { category_id: travel.id });
  expect(await move(api, user, id, travel.id)).toMatchObject({
    status: 200,
    body: { old_category_id: travel.id, new_category_id: travel.id },
  });
  expect(await countsOf(user)).toEqual({ General: 0, Travel: 1 });
});

test('ids are case-insensitive', async () => {
  const { id } = await buildFavorite(api.db, user);
  const answer = await move(api, user, id.toUpperCase(), travel.id.toUpperCase());
  expect(answer).toMatchObject({ status: 200, body: { word_id: id, new_category_id: travel.id } });
});

test('a move needs the learner’s own favourite and category', async () => {
  const other = await buildUser(api.db);
  const theirs = await buildFavorite(api.db, other);
  const mine = await buildFavorite(api.db, user);
  const before = [await everythingOf(user), await everythingOf(other)];
  for (const wordId of [nobodysId, theirs.id]) {
    expect(await move(api, user, wordId, travel.id)).toMatchObject({
      status: 404,
      body: { code: 'favorite_unknown' },
    });
  }
  for (const categoryId of [nobodysId, theirs.category_id]) {
    expect(await move(api, user, mine.id, categoryId)).toMatchObject({
      status: 404,
      body: { code: 'category_unknown' },
    });
  }
  expect([await everythingOf(user), await everythingOf(other)]).toEqual(before);
});

test.each([[undefined], [''], ['general'], [7]])('%p is not a valid target', async (target) => {
  const { id } = await buildFavorite(api.db, user);
  expect(await move(api, user, id, target)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field: 'target_category_id' }] },
  });
});

// @spec C28
test('a favourite can be removed once', async () => {
  const favorite = await save(api, user);
  expect(await remove(api, user, favorite.id)).toMatchObject({
    status: 200,
    body: { deleted_word_id: favorite.id },
  });
  expect(await countsOf(user)).toEqual({ General: 0, Travel: 0 });
  expect(await remove(api, user, favorite.id)).toMatchObject({
    status: 404,
    body: { code: 'favorite_unknown' },
  });
  expect(await add(api, user)).toMatchObject({ body: { is_new: true } });
});

test('another learner’s favourite cannot be removed', async () => {
  const other = await buildUser(api.db);
  const theirs = await buildFavorite(api.db, other);
  const before = await everythingOf(other);
  expect(await remove(api, user, theirs.id)).toMatchObject({ status: 404 });
  expect(await everythingOf(other)).toEqual(before);
});

// @spec ST28 C29
test('the words of a deleted category move to the default one', async () => {
  const [first] = await buildFavorites(api.db, user, [
    {},
    { category_id: travel.id },
    { category_id: travel.id },
  ]);
  expect(await deleteCategory(api, user, travel.id)).toMatchObject({
    status: 200,
    body: {
      deleted_category_id: travel.id,
      default_category_id: first?.category_id,
      moved_words_count: 2,
    },
  });
  expect(await countsOf(user)).toEqual({ General: 3 });
  expect(await deleteCategory(api, user, travel.id)).toMatchObject({
    status: 404,
    body: { code: 'category_unknown' },
  });
});

test('the default category is created when it is first needed', async () => {
  await save(api, user, { category_id: travel.id });
  expect(await deleteCategory(api, user, travel.id)).toMatchObject({
    status: 200,
    body: { moved_words_count: 1 },
  });
  expect(await categoriesOf(api, user)).toMatchObject([
    { name: 'General', word_count: 1, is_default: true },
  ]);
});

test('the default category cannot be deleted', async () => {
  const { category_id } = await buildFavorite(api.db, user);
  const before = await everythingOf(user);
  expect(await deleteCategory(api, user, category_id)).toMatchObject({
    status: 409,
    body: { code: 'category_is_default' },
  });
  expect(await everythingOf(user)).toEqual(before);
});

test('another learner’s category cannot be deleted', async () => {
  const other = await buildUser(api.db);
  const theirs = await buildCategory(api.db, other);
  await save(api, other, { category_id: theirs.id });
  const before = await everythingOf(other);
  expect(await deleteCategory(api, user, theirs.id)).toMatchObject({
    status: 404,
    body: { code: 'category_unknown' },
  });
  expect(await everythingOf(other)).toEqual(before);
});

test.each(['words/1', 'categories/delete/1'])('%s is not an id', async (path) => {
  const answer = await api.call(`/api/words/favorites/${path}`, { method: 'DELETE', user });
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
