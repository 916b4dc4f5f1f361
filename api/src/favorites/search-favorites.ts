import { foldText } from '@topwords/content/bank';
import type { CallOutput, searchFavorites } from '@topwords/platform/contracts';
import type { UserContext } from '../context.ts';
import type { ParsedInput } from '../http/validate.ts';
import type { FavoriteIndex, IndexedFavorite } from './favorite-index.ts';
import { findFavorites, type KeptFavorite } from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import { presentFavorite } from './presenter.ts';

const resultsAtMost = 100;

/**
 * The latest favourites of which either text holds the query, both folded.
 * @throws category_unknown
 */
export async function findByText(
  { db, user, index }: UserContext & { index: FavoriteIndex },
  { query, category_id }: ParsedInput<typeof searchFavorites>['query'],
): Promise<CallOutput<typeof searchFavorites>> {
  if (category_id !== undefined) await knownCategory(db, user.id, category_id);
  const text = foldText(query);
  if (text === '') return { results: [] };
  const entries = await index.latestFirst(db, user.id);
  const matches = (entry: IndexedFavorite) =>
    (category_id === undefined || entry.categoryId === category_id) && entry.text.includes(text);
  const results: KeptFavorite[] = [];
  const removed: IndexedFavorite[] = [];
  let place = 0;
  while (results.length < resultsAtMost && place < entries.length) {
    const batch: IndexedFavorite[] = [];
    for (; place < entries.length && results.length + batch.length < resultsAtMost; place += 1) {
      const entry = entries[place];
      if (entry !== undefined && matches(entry)) batch.push(entry);
    }
    // The database has the last word: an entry may have been removed or moved since.
    const kept = await findFavorites(
      db,
      user.id,
      batch.map(({ id }) => id),
    );
    for (const entry of batch) {
      const favorite = kept.get(entry.id);
      if (favorite === undefined) removed.push(entry);
      else if (category_id === undefined || favorite.category_id === category_id)
        results.push(favorite);
    }
  }
  index.drop(user.id, removed);
  return { results: results.map(presentFavorite) };
}
