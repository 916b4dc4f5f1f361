import { categoryIcons } from '@topwords/platform/contracts';
import { buildCategory, buildFavorites, buildUser } from '../testing/factories.ts';
import { categoriesOf, create, save, startFavorites } from './testing/favorite-calls.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);
const user = userOfEach(api);

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/) as string;

// @spec E21 C24
test('a category is created with all given fields', async () => {
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

// @spec K18
test('a name is enough: the colour and icon default to the specification’s', async () => {
  expect(await create(api, user, { name: 'Travel' })).toMatchObject({
    body: { category: { description: '', color: '#6366F1', icon: 'bookmark' } },
  });
});

test('every icon can be chosen', async () => {
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
])('%s is taken when %s exists', async (there, name) => {
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
])('%s and %s are different names', async (one, other) => {
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

// @spec V10
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

test('the longest name and description are stored whole', async () => {
  const json = { name: '😀'.repeat(30), description: 'я'.repeat(200) };
  await create(api, user, json);
  expect(await categoriesOf(api, user)).toMatchObject([json]);
});

test('characters that databases cannot store are replaced in names and descriptions', async () => {
  await create(api, user, { name: 'a\0b', description: '\uDE00' });
  expect(await categoriesOf(api, user)).toMatchObject([
    { name: 'a\uFFFDb', description: '\uFFFD' },
  ]);
});

test('a learner can create at most 100 categories besides the default one', async () => {
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

// @spec C25
test('categories are listed with counts, the default one first, then by name', async () => {
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
