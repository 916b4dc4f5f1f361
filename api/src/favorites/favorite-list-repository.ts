import type { Database } from '../db/open-database.ts';
import { storedFavorites, type FavoriteRow, type StoredFavorite } from './favorite-repository.ts';

/** A favourite's place in the learner's list, latest first, ties by id. */
export type Place = Pick<StoredFavorite, 'added_at' | 'id'>;

/** The fields of a favourite that search needs. */
export type SearchedFavorite = Pick<
  FavoriteRow,
  'id' | 'category_id' | 'original_text' | 'translated_text' | 'added_at' | 'change_number'
>;

const latestFirst: { column: string; order: 'desc' }[] = [
  { column: 'added_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

/** The latest favourites of a learner or of one category; with a place, those after it. */
export async function listFavoritePage(
  db: Database,
  userId: string,
  page: { categoryId: string | undefined; limit: number; after: Place | undefined },
): Promise<StoredFavorite[]> {
  const { categoryId, limit, after } = page;
  const query = storedFavorites(db, userId).orderBy(latestFirst).limit(limit);
  if (categoryId !== undefined) void query.where('category_id', categoryId);
  if (after !== undefined) {
    // The first condition is redundant, but lets the index start at the place.
    void query.where('added_at', '<=', after.added_at).where((either) => {
      void either.where('added_at', '<', after.added_at).orWhere('id', '<', after.id);
    });
  }
  return query;
}

/** Favourites that were added or moved by changes after the given one. */
export async function listChangedSince(
  db: Database,
  userId: string,
  changeNumber: number,
): Promise<SearchedFavorite[]> {
  return db<FavoriteRow>('favorites')
    .where({ user_id: userId })
    .where('change_number', '>', changeNumber)
    .select('id', 'category_id', 'original_text', 'translated_text', 'added_at', 'change_number');
}
