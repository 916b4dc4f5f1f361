import { copyRows, type Accounts } from '../db/copy-rows.ts';
import type { Database } from '../db/open-database.ts';
import { beginChange } from './begin-change.ts';
import type { FavoriteRow } from './favorite-repository.ts';

interface CategoryRow {
  id: string;
  user_id: string;
  name_hash: string;
  is_default: number;
}

/**
 * Adds one account's favourites to another's, with their categories. Categories of the same name
 * become one, as the default ones do; a pair that both have stays where it is.
 */
export async function mergeFavorites(
  transaction: Database,
  { from, into }: Accounts,
): Promise<void> {
  const rowsOf = <Row extends object>(table: string, userId: string): Promise<Row[]> =>
    transaction(table).where({ user_id: userId });
  const added = await rowsOf<FavoriteRow>('favorites', from);
  const categories = await rowsOf<CategoryRow>('favorite_categories', from);
  if (categories.length === 0) return;
  const number = await beginChange(transaction, into);
  const own = await rowsOf<CategoryRow>('favorite_categories', into);
  const fresh: CategoryRow[] = [];
  const places = new Map<string, string>();
  for (const category of categories) {
    const same = own.find(
      ({ is_default, name_hash }) =>
        (is_default === 1 && category.is_default === 1) || name_hash === category.name_hash,
    );
    if (same === undefined) fresh.push(category);
    places.set(category.id, same?.id ?? category.id);
  }
  await copyRows(transaction, 'favorite_categories', fresh, into);
  const known = new Set(
    (await rowsOf<FavoriteRow>('favorites', into)).map(({ pair_hash }) => pair_hash),
  );
  const favorites = added
    .filter(({ pair_hash }) => !known.has(pair_hash))
    .map((favorite) => ({
      ...favorite,
      category_id: places.get(favorite.category_id) ?? favorite.category_id,
      change_number: number,
    }));
  await copyRows(transaction, 'favorites', favorites, into);
}
