import { foldText } from '@topwords/languages/text';
import type * as calls from '@topwords/platform/contracts';
import type { UseCase } from '../routing/use-case.ts';
import type { FavoriteIndex } from './favorite-index.ts';
import type { IndexedFavorite } from './indexed-favorites.ts';
import { findFavorites, type StoredFavorite } from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './present-favorite.ts';

const maxResults = 100;

/**
 * The latest favourites whose folded original or translation contains the folded query.
 * @throws category_unknown
 */
export const searchFavorites: UseCase<
  typeof calls.searchFavorites,
  { index: FavoriteIndex }
> = async ({ db, user, index }, { query: { query, category_id } }) => {
  if (category_id !== undefined) await knownCategory(db, user.id, category_id);
  const text = foldText(query);
  if (text === '') return { results: [] };
  const isIncluded = (categoryId: string) =>
    category_id === undefined || categoryId === category_id;
  const entries = await index.entriesOf(db, user.id);
  const matches = entries.filter(
    (entry) => isIncluded(entry.categoryId) && entry.text.includes(text),
  );
  const results: StoredFavorite[] = [];
  const removed: IndexedFavorite[] = [];
  while (matches.length > 0 && results.length < maxResults) {
    const batch = matches.splice(0, maxResults - results.length);
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
};
