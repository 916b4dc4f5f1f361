import { foldText } from '@topwords/content/bank';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database.ts';
import { listChangedSince, type SearchedFavorite } from './favorite-list-repository.ts';

/** A favourite as it was at a change. */
export interface IndexedFavorite {
  id: string;
  categoryId: string;
  addedAt: number;
  changeNumber: number;
  /** Both texts, folded; no query has the line break between them. */
  text: string;
}

interface LearnerIndex {
  /** All changes up to this one are in. */
  changeNumber: number;
  byId: Map<string, IndexedFavorite>;
  latestFirst: IndexedFavorite[];
}

/** Of all learners' texts together, in UTF-16 units: some 100 MB with what surrounds them. */
const textsAtMost = 30_000_000;
/** What an entry takes besides its text. */
const unitsOfEntry = 150;

/**
 * Folded favourites of the learners who searched lately. They are a cache of the database, brought
 * up to its latest change before each use, so that several instances of the API agree.
 */
export interface FavoriteIndex {
  /** All favourites, the latest first; some may have been removed since. */
  latestFirst(db: Database, userId: string): Promise<readonly IndexedFavorite[]>;
  /** Drops what turned out to be removed. */
  drop(userId: string, removed: readonly IndexedFavorite[]): void;
}

/** An index that knows no favourites yet. */
export function createFavoriteIndex(): FavoriteIndex {
  const learners = new LRUCache<string, LearnerIndex>({
    maxSize: textsAtMost,
    sizeCalculation: sizeOf,
  });
  return {
    async latestFirst(db, userId) {
      const since = learners.get(userId)?.changeNumber ?? 0;
      const changed = await listChangedSince(db, userId, since);
      // Anew: another search may have brought it further meanwhile, or the cache let it go.
      const index = learners.get(userId);
      if (index !== undefined && changed.length === 0) return index.latestFirst;
      if (index === undefined && since > 0) return this.latestFirst(db, userId);
      const updated = include(index, changed);
      learners.set(userId, updated);
      return updated.latestFirst;
    },
    drop(userId, removed) {
      const index = learners.get(userId);
      // One that was put back meanwhile is another entry and stays.
      const gone = removed.filter((entry) => index?.byId.get(entry.id) === entry);
      if (index === undefined || gone.length === 0) return;
      const byId = new Map(index.byId);
      for (const { id } of gone) byId.delete(id);
      const latestFirst = index.latestFirst.filter(({ id }) => byId.has(id));
      learners.set(userId, { ...index, byId, latestFirst });
    },
  };
}

/** The index with the changed favourites in it; what it has of a later change stays. */
function include(
  index: LearnerIndex = { changeNumber: 0, byId: new Map(), latestFirst: [] },
  changed: readonly SearchedFavorite[],
): LearnerIndex {
  const byId = new Map(index.byId);
  for (const favorite of changed) {
    const kept = byId.get(favorite.id);
    if (kept === undefined || kept.changeNumber < favorite.change_number) {
      byId.set(favorite.id, toEntry(favorite));
    }
  }
  const changeNumber = changed.reduce(
    (last, favorite) => Math.max(last, favorite.change_number),
    index.changeNumber,
  );
  return inOrder({ changeNumber, byId });
}

function inOrder({ changeNumber, byId }: Omit<LearnerIndex, 'latestFirst'>): LearnerIndex {
  const latestFirst = [...byId.values()].toSorted(
    (a, b) => b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1),
  );
  return { changeNumber, byId, latestFirst };
}

function toEntry(favorite: SearchedFavorite): IndexedFavorite {
  return {
    id: favorite.id,
    categoryId: favorite.category_id,
    addedAt: favorite.added_at,
    changeNumber: favorite.change_number,
    text: `${foldText(favorite.original_text)}\n${foldText(favorite.translated_text)}`,
  };
}

function sizeOf({ latestFirst }: LearnerIndex): number {
  return latestFirst.reduce((units, { text }) => units + text.length + unitsOfEntry, 1);
}
