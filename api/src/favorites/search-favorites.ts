import { foldText } from '@topwords/languages/text';
import type * as calls from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { FavoriteBlock, IndexedFavorite } from './favorite-block.ts';
import type { FavoriteIndex } from './favorite-index.ts';
import { findFavorites, type KeptFavorite } from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './present-favorite.ts';

const maxResults = 100;

/**
 * The latest favourites whose folded original or translation contains the folded query.
 * @throws category_unknown
 */
export async function searchFavorites(
  { db, user, index }: UserContext & { index: FavoriteIndex },
  { query: { query, category_id } }: ParsedInput<typeof calls.searchFavorites>,
): Promise<calls.CallOutput<typeof calls.searchFavorites>> {
  if (category_id !== undefined) await knownCategory(db, user.id, category_id);
  const text = foldText(query);
  if (text === '') return { results: [] };
  const isIncluded = (categoryId: string) =>
    category_id === undefined || categoryId === category_id;
  const matches = matchesIn(await index.blocksOf(db, user.id), text, isIncluded);
  const results: KeptFavorite[] = [];
  const removed: IndexedFavorite[] = [];
  for (;;) {
    const batch = nextOf(matches, maxResults - results.length);
    if (batch.length === 0) break;
    const ids = batch.map(({ id }) => id);
    // The database is authoritative: an entry may have been removed or moved since.
    const kept = await findFavorites(db, user.id, ids);
    for (const entry of batch) {
      const favorite = kept.get(entry.id);
      if (favorite === undefined) removed.push(entry);
      else if (isIncluded(favorite.category_id)) results.push(favorite);
    }
  }
  index.drop(user.id, removed);
  return { results: results.map(presentFavorite) };
}

function* matchesIn(
  blocks: readonly FavoriteBlock[],
  text: string,
  isIncluded: (categoryId: string) => boolean,
): Generator<IndexedFavorite, void> {
  for (const block of blocks) {
    for (const entry of block.matches(text)) if (isIncluded(entry.categoryId)) yield entry;
  }
}

/** At most `count` matches; unlike an iterator's own `take`, it leaves the rest. */
function nextOf(matches: Generator<IndexedFavorite, void>, count: number): IndexedFavorite[] {
  const taken: IndexedFavorite[] = [];
  while (taken.length < count) {
    const { value } = matches.next();
    if (value === undefined) break;
    taken.push(value);
  }
  return taken;
}
