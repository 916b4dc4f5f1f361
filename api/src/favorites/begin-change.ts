import type { Database } from '../db/open-database.ts';

interface ChangeRow {
  user_id: string;
  last_number: number;
}

/**
 * Begins a change of a learner's favourites or categories and returns its number, one more than the
 * last. Other changes wait until the transaction ends; concurrent changes on several database nodes
 * conflict when they commit, since each has written the same row. Every change except a pure removal
 * marks the rows it writes with its number, so a reader that knows a number can find later rows.
 */
export async function beginChange(transaction: Database, userId: string): Promise<number> {
  await transaction<ChangeRow>('favorite_changes')
    .insert({ user_id: userId, last_number: 1 })
    .onConflict('user_id')
    .merge({ last_number: transaction.raw('?? + 1', ['favorite_changes.last_number']) });
  const row = await transaction<ChangeRow>('favorite_changes')
    .where({ user_id: userId })
    .first('last_number');
  if (row === undefined) throw new Error('The change number is missing');
  return row.last_number;
}
