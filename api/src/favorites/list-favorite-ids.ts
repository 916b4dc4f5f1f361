import type { Database } from '../db/open-database.ts';
import type { StoredFavorite } from './favorite-repository.ts';

/** The latest favourites of a category, at most `limit`, by id. */
export async function listFavoriteIds(
  db: Database,
  userId: string,
  { categoryId, limit }: { categoryId: string; limit: number },
): Promise<string[]> {
  const rows = await db<StoredFavorite & { user_id: string }>('favorites')
    .where({ user_id: userId, category_id: categoryId })
    .orderBy([
      { column: 'added_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}
