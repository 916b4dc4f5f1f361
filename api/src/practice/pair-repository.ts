import type { PracticePair } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { RowOf } from '../db/row-of.ts';

/** A pair and when it was added, in UTC milliseconds. */
export interface StoredPair extends PracticePair {
  createdAt: number;
}

type PairRow = RowOf<StoredPair> & { user_id: string };

/** The learner's own pairs with these ids, by id. */
export async function findPairs(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredPair>> {
  if (ids.length === 0) return new Map();
  const rows = await db<PairRow>('practice_pairs')
    .where({ user_id: userId })
    .whereIn('id', [...ids]);
  return new Map(rows.map((row) => [row.id, toPair(row)]));
}

function toPair({ user_id: _owner, created_at: createdAt, ...pair }: PairRow): StoredPair {
  return { ...pair, createdAt };
}

/** How many pairs a learner has. */
export async function countPairs(db: Database, userId: string): Promise<number> {
  const [row] = await db<PairRow>('practice_pairs')
    .where({ user_id: userId })
    .count({ total: '*' });
  return Number(row?.['total'] ?? 0);
}

/** Saves a pair whose id is new. */
export async function insertPair(
  db: Database,
  userId: string,
  pair: PracticePair,
  now: number,
): Promise<void> {
  await db<PairRow>('practice_pairs').insert({ user_id: userId, ...pair, created_at: now });
}
