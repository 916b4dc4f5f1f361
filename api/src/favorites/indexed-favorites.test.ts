import { seededRandom } from '../practice/seeded-random.ts';
import type { SearchedFavorite } from './favorite-list-repository.ts';
import {
  createIndexedFavorites,
  type IndexedFavorite,
  type IndexedFavorites,
} from './indexed-favorites.ts';

function buildSearched(overrides: Partial<SearchedFavorite> = {}): SearchedFavorite {
  return {
    id: 'a',
    category_id: 'general',
    original_text: 'Corazón',
    translated_text: 'Heart',
    added_at: 0,
    change_number: 1,
    ...overrides,
  };
}

const entriesOf = (favorites: IndexedFavorites) => [...favorites.entries()];

const found = (favorites: IndexedFavorites, text: string) =>
  entriesOf(favorites)
    .filter((entry) => entry.text.includes(text))
    .map(({ id }) => id);

test.each(['many-at-once', 'one-by-one', 'mixed'])(
  'after adding, moving and dropping, order and matches equal those of a plain list: %s',
  (seed) => {
    const random = seededRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const favorites = createIndexedFavorites();
    const model = new Map<string, SearchedFavorite>();
    const most = { 'many-at-once': 400, 'one-by-one': 2, mixed: 90 }[seed] ?? 1;
    for (let change = 1; change <= 300; change += 1) {
      const changed = Array.from({ length: below(most) + 1 }, () => {
        const id = `id-${below(900)}`;
        return buildSearched({
          id,
          original_text: `ÉCHAR ${below(50)}`,
          added_at: model.get(id)?.added_at ?? below(200),
          change_number: change,
        });
      });
      const distinct = [...new Map(changed.map((item) => [item.id, item])).values()];
      favorites.include(distinct);
      for (const item of distinct) model.set(item.id, item);
      const gone = entriesOf(favorites).filter(() => random() < 0.02);
      favorites.drop(gone);
      for (const { id } of gone) model.delete(id);

      const expected = [...model.values()].toSorted(
        (a, b) => b.added_at - a.added_at || (a.id < b.id ? 1 : -1),
      );
      const [text, original] = [`echar ${change % 50}\n`.trim(), `ÉCHAR ${change % 50}`];
      expect(entriesOf(favorites).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(found(favorites, text)).toEqual(
        expected.filter((item) => item.original_text.startsWith(original)).map(({ id }) => id),
      );
      expect(favorites.changeNumber()).toBe(change);
    }
    favorites.drop(entriesOf(favorites));
    expect([favorites.size(), entriesOf(favorites)]).toEqual([1, []]);
  },
);

test('a text is found once at either end, and never across two favourites', () => {
  const favorites = createIndexedFavorites();
  favorites.include([
    buildSearched({ id: 'b', original_text: 'ana banana', translated_text: 'ana', added_at: 2 }),
    buildSearched({ id: 'a', original_text: 'nado', translated_text: 'x', added_at: 1 }),
  ]);
  expect(found(favorites, 'ana')).toEqual(['b']);
  expect(found(favorites, 'na')).toEqual(['b', 'a']);
  expect(found(favorites, 'x')).toEqual(['a']);
  expect(found(favorites, 'ananado')).toEqual([]);
});

test('an older change does not undo a later one, and a returned list does not change', () => {
  const favorites = createIndexedFavorites();
  favorites.include([buildSearched({ change_number: 5, category_id: 'travel' })]);
  const before = favorites.entries();
  favorites.include([buildSearched({ change_number: 4 })]);
  expect(entriesOf(favorites)).toMatchObject([{ categoryId: 'travel' }]);
  favorites.include([buildSearched({ change_number: 6 })]);
  expect(entriesOf(favorites)).toMatchObject([{ categoryId: 'general' }]);
  expect(before).toMatchObject([{ categoryId: 'travel' }]);
});

test('an entry that was restored meanwhile is not dropped', () => {
  const favorites = createIndexedFavorites();
  favorites.include([buildSearched({ change_number: 1 })]);
  const seen: IndexedFavorite[] = entriesOf(favorites);
  favorites.include([buildSearched({ change_number: 2 })]);
  favorites.drop(seen);
  expect(entriesOf(favorites)).toMatchObject([{ changeNumber: 2 }]);
});

test('the size follows the texts', () => {
  const favorites = createIndexedFavorites();
  favorites.include([buildSearched({ original_text: 'x'.repeat(1000) })]);
  expect(favorites.size()).toBeGreaterThan(2000);
  favorites.include([buildSearched({ original_text: 'x', change_number: 2 })]);
  expect(favorites.size()).toBeLessThan(300);
});
