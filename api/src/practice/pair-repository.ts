import type { PracticePair } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';

/** A pair's row, as the database has it. */
export interface PairRow {
  user_id: string;
  id: string;
  text: string;
  translation: string;
  language_code: string;
  native_code: string;
  created_at: number;
}

/** The learner's own pairs with these ids, by id. */
export async function findPairs(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PracticePair>> {
  if (ids.length === 0) return new Map();
  const rows = await db<PairRow>('practice_pairs')
    .where({ user_id: userId })
    .whereIn('id', [...ids])
    .select('id', 'text', 'translation', 'language_code', 'native_code');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Keeps a pair; one whose id is there already changes nothing. */
export async function insertPair(
  db: Database,
  userId: string,
  pair: PracticePair,
  now: number,
): Promise<void> {
  await db<PairRow>('practice_pairs')
    .insert({ user_id: userId, ...pair, created_at: now })
    .onConflict(['user_id', 'id'])
    .ignore();
}
