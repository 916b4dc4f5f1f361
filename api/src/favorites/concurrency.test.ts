import type { Category, Favorite } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import type { TestAnswer, TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  add,
  categoriesOf,
  create,
  deleteCategory,
  move,
  remove,
  startFavorites,
  wordsOf,
} from './testing/favorite-calls.ts';

let database: TestDatabase;
/** Two instances of the API: locks in the memory of one would not be enough. */
let instances: [TestApi, TestApi];
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
  instances = [await startFavorites(database), await startFavorites(database)];
});
beforeEach(async () => {
  user = await buildUser(database.db);
});
afterAll(async () => {
  for (const api of instances) await api.stop();
  await database.remove();
});

const range = (length: number) => Array.from({ length }, (_, index) => index);
const apiOf = (index: number) => instances[index % 2 === 0 ? 0 : 1];
const statusesOf = (answers: TestAnswer[]) => [...new Set(answers.map(({ status }) => status))];

/** All favourites from the lists of all categories; checks that each list has as many as its count. */
async function allWords(): Promise<{ categories: Category[]; words: Favorite[] }> {
  const categories = await categoriesOf(instances[0], user);
  const lists = await Promise.all(categories.map(({ id }) => wordsOf(instances[0], user, id)));
  expect(lists.map((list) => list.length)).toEqual(categories.map(({ word_count }) => word_count));
  return { categories, words: lists.flat() };
}

const idsOf = (favorites: readonly { id: string }[]) => favorites.map(({ id }) => id).toSorted();

test('no words are lost when a category is deleted while words are moved and saved into it', async () => {
  for (const round of range(6)) {
    user = await buildUser(database.db);
    const doomed = await buildCategory(database.db, user, { name: 'Doomed' });
    const kept = await buildCategory(database.db, user, { name: 'Kept' });
    const there = await buildFavorites(
      database.db,
      user,
      range(30).map((index) => ({ category_id: index % 3 === 0 ? doomed.id : kept.id })),
    );
    const moves = there.map(
      (favorite, index) => () =>
        move(apiOf(index), user, favorite.id, index % 5 === 0 ? kept.id : doomed.id),
    );
    const adds = range(20).map(
      (index) => () =>
        add(apiOf(index), user, { original_text: `nueva ${index}`, category_id: doomed.id }),
    );
    const calls = [...moves, ...adds];
    calls.splice(round * 8, 0, () => deleteCategory(instances[1], user, doomed.id));
    const answers = await Promise.all(calls.map((call) => call()));

    expect(statusesOf(answers).every((status) => status === 200 || status === 404)).toBe(true);
    for (const { body } of answers.filter(({ status }) => status === 404)) {
      expect(body).toMatchObject({ code: 'category_unknown' });
    }
    const saved = answers.flatMap(({ body }) => {
      const { favorite } = body as { favorite?: Favorite };
      return favorite ? [favorite] : [];
    });
    const { categories, words } = await allWords();
    expect(categories.map(({ name }) => name)).toEqual(['General', 'Kept']);
    expect(idsOf(words)).toEqual(idsOf([...there, ...saved]));
  }
});

test('a favourite removed, moved and restored in parallel exists at most once', async () => {
  const favorite = await buildFavorite(database.db, user);
  const travel = await buildCategory(database.db, user);
  const sent = { ...favorite, added_at: '2026-11-10T12:00:00Z' };
  const answers = await Promise.all(
    range(30).map((index) => {
      if (index % 3 === 0) return remove(apiOf(index), user, favorite.id);
      if (index % 3 === 1) return move(apiOf(index), user, favorite.id, travel.id);
      return add(apiOf(index), user, sent);
    }),
  );
  expect(statusesOf(answers).every((status) => status === 200 || status === 404)).toBe(true);
  const { words } = await allWords();
  expect(words.length).toBeLessThanOrEqual(1);
  await add(instances[0], user, sent);
  expect((await allWords()).words).toHaveLength(1);
});

test('the same pair saved in parallel is stored once, in a single default category', async () => {
  const answers = await Promise.all(range(24).map((index) => add(apiOf(index), user)));
  expect(statusesOf(answers)).toEqual([200]);
  const bodies = answers.map(({ body }) => body as { favorite: Favorite; is_new: boolean });
  expect(bodies.filter((body) => body.is_new)).toHaveLength(1);
  expect(new Set(bodies.map(({ favorite }) => favorite.id)).size).toBe(1);
  const { categories, words } = await allWords();
  expect(categories).toMatchObject([{ name: 'General', is_default: true }]);
  expect(words).toHaveLength(1);
});

test('different pairs saved in parallel create one default category', async () => {
  const answers = await Promise.all(
    range(24).map((index) => add(apiOf(index), user, { original_text: `palabra ${index}` })),
  );
  expect(statusesOf(answers)).toEqual([200]);
  const { categories, words } = await allWords();
  expect(categories).toHaveLength(1);
  expect(words).toHaveLength(24);
});

test('a category name used in parallel is taken once', async () => {
  const answers = await Promise.all(
    range(12).map((index) => create(apiOf(index), user, { name: index % 2 ? 'Café' : 'CAFE' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  expect(await categoriesOf(instances[0], user)).toHaveLength(1);
});

test('categories deleted in parallel move their words into one default category', async () => {
  const categories = [];
  for (const index of range(10)) {
    const category = await buildCategory(database.db, user, { name: `Category ${index}` });
    await add(instances[0], user, { original_text: `p ${index}`, category_id: category.id });
    categories.push(category);
  }
  const answers = await Promise.all(
    categories.map(({ id }, index) => deleteCategory(apiOf(index), user, id)),
  );
  expect(statusesOf(answers)).toEqual([200]);
  const { categories: left, words } = await allWords();
  expect(left).toMatchObject([{ is_default: true, word_count: 10 }]);
  expect(words).toHaveLength(10);
});
