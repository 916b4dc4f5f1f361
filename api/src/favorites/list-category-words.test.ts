import type { Favorite } from '@topwords/platform/contracts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import { listWords, nobodysId, remove, startFavorites } from './testing/favorite-calls.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);
const user = userOfEach(api);

interface Page {
  words: Favorite[];
  next_cursor: string | null;
}

async function pageOf(categoryId: string, query: string): Promise<Page> {
  const answer = await listWords(api, user, categoryId, query);
  expect(answer.status).toBe(200);
  return answer.body as Page;
}

const textsOf = ({ words }: Page) => words.map((word) => word.original_text);

// @spec E20 C27
test('a category is returned with its favourites, latest first', async () => {
  const travel = await buildCategory(api.db, user);
  const [, old, recent] = await buildFavorites(api.db, user, [
    {},
    { category_id: travel.id },
    { category_id: travel.id },
  ]);
  expect(await listWords(api, user, travel.id)).toMatchObject({
    status: 200,
    body: {
      category_id: travel.id,
      category_name: 'Travel',
      words: [
        {
          id: recent?.id,
          original_text: 'palabra 2',
          translated_text: 'word 2',
          from_lang: 'Spanish',
          to_lang: 'English',
          added_at: '2026-11-10T12:00:02.000Z',
          category_id: travel.id,
          category_name: 'Travel',
        },
        { id: old?.id },
      ],
      next_cursor: null,
    },
  });
});

test('an empty category has no words', async () => {
  const { id } = await buildCategory(api.db, user);
  expect(await pageOf(id, '')).toMatchObject({ words: [], next_cursor: null });
});

test('pages have no gaps or repetitions, even for favourites added at the same time', async () => {
  const moment = Date.parse('2026-11-10T12:00:00Z');
  const overrides = Array.from({ length: 7 }, (_, index) => ({
    id: `0199b000-0000-7000-8000-00000000000${index}`,
    added_at: moment + Math.floor(index / 4),
  }));
  const [first] = await buildFavorites(api.db, user, overrides);
  const categoryId = first?.category_id ?? '';
  const texts: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await pageOf(categoryId, `?limit=3${query}`);
    texts.push(textsOf(page));
    cursor = page.next_cursor;
  }
  expect(texts).toEqual([
    ['palabra 6', 'palabra 5', 'palabra 4'],
    ['palabra 3', 'palabra 2', 'palabra 1'],
    ['palabra 0'],
  ]);
});

test('favourites added or removed meanwhile do not shift pages', async () => {
  const favorites = await buildFavorites(api.db, user, [{}, {}, {}, {}]);
  const categoryId = favorites[0]?.category_id ?? '';
  const { next_cursor } = await pageOf(categoryId, '?limit=2');
  await remove(api, user, favorites[2]?.id ?? '');
  await buildFavorite(api.db, user, { original_text: 'nueva', added_at: api.clock.now });
  const rest = await pageOf(categoryId, `?limit=2&cursor=${next_cursor}`);
  expect(rest).toMatchObject({ next_cursor: null });
  expect(textsOf(rest)).toEqual(['palabra 1', 'palabra 0']);
});

test('the last page has no next cursor', async () => {
  const [first] = await buildFavorites(api.db, user, [{}, {}]);
  expect(await pageOf(first?.category_id ?? '', '?limit=2')).toMatchObject({ next_cursor: null });
});

test('a page has 100 words by default', async () => {
  const [first] = await buildFavorites(
    api.db,
    user,
    Array.from({ length: 101 }, () => ({})),
  );
  const { words, next_cursor } = await pageOf(first?.category_id ?? '', '');
  expect(words).toHaveLength(100);
  expect(next_cursor).not.toBeNull();
});

test('an unknown category and another learner’s category are refused', async () => {
  const theirs = await buildFavorite(api.db, await buildUser(api.db));
  for (const id of [nobodysId, theirs.category_id]) {
    expect(await listWords(api, user, id)).toMatchObject({
      status: 404,
      body: { code: 'category_unknown' },
    });
  }
});

test.each([
  ['limit', 'limit=0'],
  ['limit', 'limit=201'],
  ['limit', 'limit=ten'],
  ['cursor', 'cursor=next'],
  ['cursor', `cursor=${Buffer.from('1 2 3').toString('base64url')}`],
  ['cursor', `cursor=${'a'.repeat(101)}`],
])('a faulty %s is refused', async (field, query) => {
  const { category_id } = await buildFavorite(api.db, user);
  expect(await listWords(api, user, category_id, `?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', faults: [{ field }] },
  });
});
