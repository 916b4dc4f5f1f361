import type { Favorite } from '@topwords/platform/contracts';
import type { StoredFavorite } from './favorite-repository.ts';

/** A favourite as sent to clients. */
export function presentFavorite({
  added_at,
  change_number: _changeNumber,
  ...favorite
}: StoredFavorite): Favorite {
  return { ...favorite, added_at: new Date(added_at).toISOString() };
}
