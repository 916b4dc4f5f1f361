import { categoryIcons } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorites, buildUser } from '../testing/factories.ts';
import type { TestApi } from '../testing/start-api.ts';
import { categoriesOf, create, save, startFavorites } from './testing/favorite-calls.ts';

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startFavorites();
});
beforeEach(async () => {
  user = await buildUser(api.db);
});
afterAll(() => api.stop());

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/) as string;

test('a category is made with all it is given', async () => {
  const json = { name: ' Travel ', description: ' Trip ', color: '#0ea5e9', icon: 'travel' };
  const category = {
    id: uuid,
    name: 'Travel',
    description: 'Trip',
    color: '#0ea5e9',
    icon: 'travel',
    word_count: 0,
    is_default: false,
  };
  expect(await create(api, user, json)).toMatchObject({ status: 200, body: { category } });
  expect(await categoriesOf(api, user)).toEqual([category]);
});

test('a name is enough: the specification’s colour and icon go with it', async () => {
  expect(await create(api, user, { name: 'Travel' })).toMatchObject({
    body: { category: { description: '', color: '#6366F1', icon: 'bookmark' } },
  });
});

test('every icon may be chosen', async () => {
  for (const icon of categoryIcons) {
    expect(await create(api, user, { name: icon, icon })).toMatchObject({
      body: { category: { icon } },
    });
  }
});

test.each([
  ['Travel', 'travel'],
  ['Café', 'CAFE'],
  ['Café', 'Cafe\u0301'],
  ['ışık', 'IŞIK'],
  ['Ёлка', 'елка'],
  ['My  trip', 'my trip'],
])('%s is taken when %s is there', async (there, name) => {
  await create(api, user, { name: there });
  expect(await create(api, user, { name })).toMatchObject({
    status: 409,
    body: { code: 'category_name_taken' },
  });
  expect(await categoriesOf(api, user)).toHaveLength(1);
});

test.each([
  ['फल', 'फूल'],
  ['旅行', '旅'],
  ['🌍', '🌎'],
])('%s and %s are two names', async (one, other) => {
  await create(api, user, { name: one });
  expect(await create(api, user, { name: other })).toMatchObject({ status: 200 });
});

test('the default category’s name is taken; another learner’s names are not', async () => {
  await save(api, user);
  expect(await create(api, user, { name: 'general' })).toMatchObject({
    status: 409,
    body: { code: 'category_name_taken' },
  });
  await buildCategory(api.db, await buildUser(api.db), { name: 'Theirs' });
  expect(await create(api, user, { name: 'Theirs' })).toMatchObject({ status: 200 });
});

test.each([
  ['name', {}],
  ['name', { name: ' \t ' }],
  ['name', { name: 'a'.repeat(61) }],
  ['name', { name: 7 }],
  ['description', { name: 'A', description: 'a'.repeat(201) }],
  ['color', { name: 'A', color: 'red' }],
  ['color', { name: 'A', color: '#12345' }],
  ['icon', { name: 'A', icon: 'rocket' }],
])('a faulty %s is refused', async (field, json) => {
  expect(await create(api, user, json)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field }] },
  });
  expect(await categoriesOf(api, user)).toEqual([]);
});

test('the longest name and description are kept whole', async () => {
  const json = { name: '😀'.repeat(30), description: 'я'.repeat(200) };
  await create(api, user, json);
  expect(await categoriesOf(api, user)).toMatchObject([json]);
});

test('what no database would keep is replaced in names and descriptions', async () => {
  await create(api, user, { name: 'a\0b', description: '\uDE00' });
  expect(await categoriesOf(api, user)).toMatchObject([
    { name: 'a\uFFFDb', description: '\uFFFD' },
  ]);
});

test('a learner makes 100 categories at most, beside the default one', async () => {
  for (let index = 1; index < 100; index += 1) {
    await buildCategory(api.db, user, { name: `Category ${index}` });
  }
  expect(await create(api, user, { name: 'The hundredth' })).toMatchObject({ status: 200 });
  expect(await create(api, user, { name: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'category_limit_reached' },
  });
  expect(await save(api, user)).toMatchObject({ category_name: 'General' });
});

test('categories come with their counts: the default one first, the others by name', async () => {
  const names = ['Trip 10', 'zoo', 'Trip 9', 'Árbol', 'Alpha'];
  const made = await Promise.all(names.map((name) => buildCategory(api.db, user, { name })));
  const [ten, zoo] = made.map(({ id }) => ({ category_id: id }));
  await buildFavorites(api.db, user, [{}, { ...ten }, { ...zoo }, { ...zoo }]);
  await buildFavorites(api.db, await buildUser(api.db), [{}, {}]);
  const categories = await categoriesOf(api, user);
  expect(categories.map(({ name, word_count }) => [name, word_count])).toEqual([
    ['General', 1],
    ['Alpha', 0],
    ['Árbol', 0],
    ['Trip 9', 0],
    ['Trip 10', 1],
    ['zoo', 2],
  ]);
  expect(categories.filter((category) => category.is_default)).toHaveLength(1);
});
