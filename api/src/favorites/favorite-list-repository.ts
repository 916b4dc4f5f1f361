import type { Database } from '../db/open-database.ts';
import { keptFavorites, type FavoriteRow, type KeptFavorite } from './favorite-repository.ts';

/** Where a favourite stands among those of its learner, the latest first; ids decide ties. */
export type Place = Pick<KeptFavorite, 'added_at' | 'id'>;

/** A favourite as search needs it. */
export type SearchedFavorite = Pick<
  FavoriteRow,
  'id' | 'category_id' | 'original_text' | 'translated_text' | 'added_at' | 'change_number'
>;

const latestFirst: { column: string; order: 'desc' }[] = [
  { column: 'added_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

/** The latest favourites of a learner, or of one category; those after a place when one is given. */
export async function listFavoritePage(
  db: Database,
  userId: string,
  page: { categoryId: string | undefined; limit: number; after: Place | undefined },
): Promise<KeptFavorite[]> {
  const { categoryId, limit, after } = page;
  const query = keptFavorites(db, userId).orderBy(latestFirst).limit(limit);
  if (categoryId !== undefined) void query.where('category_id', categoryId);
  if (after !== undefined) {
    // The first condition is implied; with it the index is entered at the place.
    void query.where('added_at', '<=', after.added_at).where((either) => {
      void either.where('added_at', '<', after.added_at).orWhere('id', '<', after.id);
    });
  }
  return query;
}

/** What was added or moved by changes after the one of a number. */
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
