import type { Database } from '../db/open-database.ts';
import { findIdByPairHash } from './favorite-repository.ts';
import { pairHash, type FavoritePair } from './pair-hash.ts';

/** The id of the learner's favourite with exactly this pair (languages by English name), or null. */
export async function findFavoriteId(
  db: Database,
  userId: string,
  pair: FavoritePair,
): Promise<string | null> {
  return (await findIdByPairHash(db, userId, pairHash(pair))) ?? null;
}
