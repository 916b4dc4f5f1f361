import { foldText } from '@topwords/languages/text';
import type { SearchedFavorite } from './favorite-list-repository.ts';

/** Overhead of an entry besides its text, in UTF-16 units. */
const unitsOfEntry = 150;

/** A favourite as of a change. */
export interface IndexedFavorite {
  id: string;
  categoryId: string;
  addedAt: number;
  changeNumber: number;
  /** Both texts, folded, with a line break between them, which no query contains. */
  text: string;
}

/** One learner's favourites in memory. */
export interface IndexedFavorites {
  /** The last change it includes; 0 when there is none. */
  changeNumber(): number;
  /** Its size in memory, in UTF-16 units; at least 1. */
  size(): number;
  /** All favourites, latest first; later changes do not affect a returned list. */
  entries(): readonly IndexedFavorite[];
  /** Adds favourites that were added or moved. An entry from a later change stays. */
  include(changed: readonly SearchedFavorite[]): void;
  /** Drops entries; one that was restored meanwhile is a different entry and stays. */
  drop(removed: readonly IndexedFavorite[]): void;
}

/** Creates an empty set of favourites. */
export function createIndexedFavorites(): IndexedFavorites {
  const byId = new Map<string, IndexedFavorite>();
  let sorted: readonly IndexedFavorite[] | undefined;
  let last = 0;
  let size = 1;

  function remove(entry: IndexedFavorite): void {
    byId.delete(entry.id);
    size -= sizeOf(entry);
    sorted = undefined;
  }

  return {
    changeNumber: () => last,
    size: () => size,
    entries: () => (sorted ??= [...byId.values()].toSorted(compare)),
    include(changed) {
      for (const favorite of changed) {
        last = Math.max(last, favorite.change_number);
        const known = byId.get(favorite.id);
        if (known && known.changeNumber >= favorite.change_number) continue;
        if (known) remove(known);
        const entry = toEntry(favorite);
        byId.set(entry.id, entry);
        size += sizeOf(entry);
        sorted = undefined;
      }
    },
    drop(removed) {
      for (const entry of removed) if (byId.get(entry.id) === entry) remove(entry);
    },
  };
}

/** Latest first. */
function compare(a: IndexedFavorite, b: IndexedFavorite): number {
  return b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1);
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

function sizeOf({ text }: IndexedFavorite): number {
  return 2 * text.length + unitsOfEntry;
}
