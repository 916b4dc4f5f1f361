import { foldText } from '@topwords/languages/text';
import { createBlock, type FavoriteBlock, type IndexedFavorite } from './favorite-block.ts';
import type { SearchedFavorite } from './favorite-list-repository.ts';

/** Up to this many changes are inserted one by one; for more, all entries are sorted again. */
const maxInsertions = 50;
const entriesOfBlock = 250;
/** Overhead of an entry besides its text, in UTF-16 units. */
const unitsOfEntry = 150;

/** One learner's favourites in memory. */
export interface IndexedFavorites {
  /** The last change it includes; 0 when there is none. */
  changeNumber(): number;
  /** Its size in memory, in UTF-16 units; at least 1. */
  size(): number;
  /** All favourites, latest first; later changes do not affect a returned list. */
  blocks(): readonly FavoriteBlock[];
  /** Adds favourites that were added or moved. An entry from a later change stays. */
  include(changed: readonly SearchedFavorite[]): void;
  /** Drops entries; one that was restored meanwhile is a different entry and stays. */
  drop(removed: readonly IndexedFavorite[]): void;
}

/** Creates an empty set of favourites. */
export function createIndexedFavorites(): IndexedFavorites {
  const byId = new Map<string, IndexedFavorite>();
  let blocks: FavoriteBlock[] = [];
  let last = 0;
  let size = 1;

  function put(entry: IndexedFavorite): void {
    byId.set(entry.id, entry);
    size += sizeOf(entry);
  }

  function take(entry: IndexedFavorite): void {
    byId.delete(entry.id);
    size -= sizeOf(entry);
  }

  function order(old: readonly IndexedFavorite[], added: readonly IndexedFavorite[]): void {
    const isFew = old.length + added.length <= maxInsertions;
    if (!isFew) blocks = split([...byId.values()].toSorted(compare));
    else {
      for (const entry of old) blocks = without(blocks, entry);
      for (const entry of added) blocks = withEntry(blocks, entry);
    }
  }

  return {
    changeNumber: () => last,
    size: () => size,
    blocks: () => blocks,
    include(changed) {
      const old: IndexedFavorite[] = [];
      const added: IndexedFavorite[] = [];
      for (const favorite of changed) {
        last = Math.max(last, favorite.change_number);
        const kept = byId.get(favorite.id);
        if (kept && kept.changeNumber >= favorite.change_number) continue;
        if (kept) {
          take(kept);
          old.push(kept);
        }
        const entry = toEntry(favorite);
        put(entry);
        added.push(entry);
      }
      order(old, added);
    },
    drop(removed) {
      const gone = removed.filter((entry) => byId.get(entry.id) === entry);
      for (const entry of gone) take(entry);
      order(gone, []);
    },
  };
}

/** Latest first, ties by id, as in lists. */
function compare(a: IndexedFavorite, b: IndexedFavorite): number {
  if (a.addedAt !== b.addedAt) return b.addedAt - a.addedAt;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

function split(sorted: readonly IndexedFavorite[]): FavoriteBlock[] {
  const starts = Array.from(
    { length: Math.ceil(sorted.length / entriesOfBlock) },
    (_, index) => index * entriesOfBlock,
  );
  return starts.map((start) => createBlock(sorted.slice(start, start + entriesOfBlock)));
}

/** The index of the block for an entry: the first that does not end before it. */
function blockOf(blocks: readonly FavoriteBlock[], entry: IndexedFavorite): number {
  const index = blocks.findIndex(({ entries }) => {
    const end = entries.at(-1);
    return end !== undefined && compare(end, entry) >= 0;
  });
  return index < 0 ? Math.max(0, blocks.length - 1) : index;
}

function withEntry(blocks: readonly FavoriteBlock[], entry: IndexedFavorite): FavoriteBlock[] {
  const place = blockOf(blocks, entry);
  const entries = [...(blocks[place]?.entries ?? []), entry].toSorted(compare);
  // A block is split only when it has doubled; otherwise each new entry could make a block.
  const changed = entries.length < 2 * entriesOfBlock ? [createBlock(entries)] : split(entries);
  return blocks.toSpliced(place, 1, ...changed);
}

function without(blocks: readonly FavoriteBlock[], gone: IndexedFavorite): FavoriteBlock[] {
  const place = blockOf(blocks, gone);
  const left = blocks[place]?.entries.filter((entry) => entry !== gone) ?? [];
  return blocks.toSpliced(place, 1, ...(left.length > 0 ? [createBlock(left)] : []));
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

/** Each text is in memory twice: in the entry and in its block. */
function sizeOf({ text }: IndexedFavorite): number {
  return 2 * text.length + unitsOfEntry;
}
