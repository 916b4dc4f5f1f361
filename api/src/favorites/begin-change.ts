import type { Database } from '../db/open-database.ts';

interface ChangeRow {
  user_id: string;
  last_number: number;
}

/**
 * Begins a change of a learner's favourites or categories and answers its number, one more than the
 * last one's. Whoever else would change them waits until the transaction ends; nodes of a cluster
 * that do so at once are told apart when they commit, since each has written the same row. Every
 * change but one that only removes marks the rows it writes with its number: a reader that has seen
 * all up to a number finds the later ones by it.
 */
export async function beginChange(transaction: Database, userId: string): Promise<number> {
  await transaction<ChangeRow>('favorite_changes')
    .insert({ user_id: userId, last_number: 1 })
    .onConflict('user_id')
    .merge({ last_number: transaction.raw('?? + 1', ['favorite_changes.last_number']) });
  const row = await transaction<ChangeRow>('favorite_changes')
    .where({ user_id: userId })
    .first('last_number');
  if (row === undefined) throw new Error('The number of the change is gone');
  return row.last_number;
}
