import type { Favorite } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { pairHash } from './pair-hash.ts';

/** A row of `favorites`. */
export interface FavoriteRow extends Omit<Favorite, 'added_at' | 'category_name'> {
  user_id: string;
  pair_hash: string;
  added_at: number;
  change_number: number;
}

/** A favourite and the name of its category; `added_at` is UTC milliseconds. */
export type StoredFavorite = Pick<
  FavoriteRow,
  | 'id'
  | 'original_text'
  | 'translated_text'
  | 'from_lang'
  | 'to_lang'
  | 'added_at'
  | 'category_id'
  | 'change_number'
> & { category_name: string };

/**
 * A query for a learner's favourites with the names of their categories. The names come from a
 * subquery: with a join, MariaDB would begin with the category and scan all its favourites.
 */
export function storedFavorites(db: Database, userId: string) {
  const name = db('favorite_categories')
    .where('favorite_categories.user_id', db.ref('favorites.user_id'))
    .where('favorite_categories.id', db.ref('favorites.category_id'))
    .select('name')
    .as('category_name');
  return db('favorites')
    .where({ user_id: userId })
    .select<StoredFavorite[]>(
      'id',
      'original_text',
      'translated_text',
      'from_lang',
      'to_lang',
      'added_at',
      'category_id',
      'change_number',
      name,
    );
}

/** The learner's favourites with these ids, by id. */
export async function findFavorites(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredFavorite>> {
  if (ids.length === 0) return new Map();
  const rows = await storedFavorites(db, userId).whereIn('id', [...ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A learner's favourite; undefined when none has the id. */
export async function findFavorite(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredFavorite | undefined> {
  return (await findFavorites(db, userId, [id])).get(id);
}

/** The id of the learner's favourite with a pair's hash; undefined when there is none. */
export async function findIdByPairHash(
  db: Database,
  userId: string,
  hash: string,
): Promise<string | undefined> {
  const row = await db<FavoriteRow>('favorites')
    .where({ user_id: userId, pair_hash: hash })
    .first('id');
  return row?.id;
}

/** How many favourites a learner has. */
export async function countFavorites(db: Database, userId: string): Promise<number> {
  const [row] = await db<FavoriteRow>('favorites').where({ user_id: userId }).count({ total: '*' });
  return Number(row?.['total'] ?? 0);
}

/** Saves favourites whose ids and pairs are new. */
export async function insertFavorites(
  db: Database,
  userId: string,
  favorites: readonly StoredFavorite[],
): Promise<void> {
  await db<FavoriteRow>('favorites').insert(
    favorites.map(({ category_name: _name, ...favorite }) => ({
      ...favorite,
      user_id: userId,
      pair_hash: pairHash(favorite),
    })),
  );
}

/** The target category of a move, and the number of the change. */
interface Move {
  to: string;
  changeNumber: number;
}

/** Moves a favourite into another of the learner's categories. */
export async function putIntoCategory(
  db: Database,
  userId: string,
  id: string,
  { to, changeNumber }: Move,
): Promise<void> {
  await db<FavoriteRow>('favorites')
    .where({ user_id: userId, id })
    .update({ category_id: to, change_number: changeNumber });
}

/** Moves all favourites of a category into another one; returns how many. */
export async function moveFavorites(
  db: Database,
  userId: string,
  from: string,
  { to, changeNumber }: Move,
): Promise<number> {
  return db<FavoriteRow>('favorites')
    .where({ user_id: userId, category_id: from })
    .update({ category_id: to, change_number: changeNumber });
}

/** Removes a favourite; returns false when none has the id. */
export async function deleteFavorite(db: Database, userId: string, id: string): Promise<boolean> {
  return (await db<FavoriteRow>('favorites').where({ user_id: userId, id }).delete()) > 0;
}
