import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database.ts';
import type { FavoriteBlock, IndexedFavorite } from './favorite-block.ts';
import { listChangedSince } from './favorite-list-repository.ts';
import { createIndexedFavorites, type IndexedFavorites } from './indexed-favorites.ts';

/** Of all learners' texts together, in UTF-16 units: some 100 MB with what surrounds them. */
const textsAtMost = 30_000_000;

/**
 * Folded favourites of the learners who searched lately. They are a cache of the database, brought
 * up to its latest change before each use, so that several instances of the API agree.
 */
export interface FavoriteIndex {
  /** All favourites, the latest first; some may have been removed since. */
  blocksOf(db: Database, userId: string): Promise<readonly FavoriteBlock[]>;
  /** Drops what turned out to be removed. */
  drop(userId: string, removed: readonly IndexedFavorite[]): void;
}

/** An index that knows no favourites yet. */
export function createFavoriteIndex(): FavoriteIndex {
  const learners = new LRUCache<string, IndexedFavorites>({ maxSize: textsAtMost });
  return {
    async blocksOf(db, userId) {
      const favorites = learners.get(userId) ?? createIndexedFavorites();
      const changed = await listChangedSince(db, userId, favorites.changeNumber());
      favorites.include(changed);
      // Anew: of what is there already the cache takes no other size. Of two that were read at once
      // either is whole.
      if (changed.length > 0) learners.delete(userId);
      learners.set(userId, favorites, { size: favorites.size() });
      return favorites.blocks();
    },
    drop(userId, removed) {
      learners.get(userId)?.drop(removed);
    },
  };
}
