import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database.ts';
import { listChangedSince } from './favorite-list-repository.ts';
import {
  createIndexedFavorites,
  type IndexedFavorite,
  type IndexedFavorites,
} from './indexed-favorites.ts';

/** Size of all learners' favourites together, in UTF-16 units: about 100 MB with overhead. */
const maxSize = 30_000_000;

/**
 * Folded favourites of the learners who searched recently. They are a cache of the database, updated
 * to its latest change before each use, so that several instances of the API agree.
 */
export interface FavoriteIndex {
  /** All favourites, latest first; some may have been removed since. */
  entriesOf(db: Database, userId: string): Promise<readonly IndexedFavorite[]>;
  /** Drops entries that turned out to be removed. */
  drop(userId: string, removed: readonly IndexedFavorite[]): void;
}

/** Creates an empty index. */
export function createFavoriteIndex(): FavoriteIndex {
  const learners = new LRUCache<string, IndexedFavorites>({ maxSize });
  return {
    async entriesOf(db, userId) {
      const favorites = learners.get(userId) ?? createIndexedFavorites();
      const changed = await listChangedSince(db, userId, favorites.changeNumber());
      favorites.include(changed);
      // Deleted first, since the cache does not update the size of an existing entry. Of two that
      // were read in parallel, either is complete.
      if (changed.length > 0) learners.delete(userId);
      learners.set(userId, favorites, { size: favorites.size() });
      return favorites.entries();
    },
    drop(userId, removed) {
      learners.get(userId)?.drop(removed);
    },
  };
}
