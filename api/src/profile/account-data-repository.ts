import type { Database } from '../db/open-database.ts';
import { accountTable, type AccountTable } from './account-data.ts';

/** A database row. */
export type Row = Record<string, string | number | null>;

interface Page {
  limit: number;
  /** The last row of the previous page. */
  after: Row | undefined;
}

/** The learner's rows of a table, in its order: those after a row, or the first. */
export async function listRowsOf(
  db: Database,
  userId: string,
  { name, order }: AccountTable,
  { limit, after }: Page,
): Promise<Row[]> {
  const owner = name === accountTable.name ? 'id' : 'user_id';
  const query = db<Row>(name)
    .where({ [owner]: userId })
    .orderBy([...order])
    .limit(limit);
  if (after === undefined) return query;
  const [first, second] = order;
  const valueOf = (column: string) => after[column] ?? null;
  if (second === undefined) return query.where(first, '>', valueOf(first));
  // The first condition is redundant, but lets an index start at the row.
  return query.where(first, '>=', valueOf(first)).where((either) => {
    void either.where(first, '>', valueOf(first)).orWhere(second, '>', valueOf(second));
  });
}

/** Deletes the learner's rows of a table. */
export async function deleteRowsOf(
  db: Database,
  userId: string,
  { name }: AccountTable,
): Promise<void> {
  await db<Row>(name).where({ user_id: userId }).delete();
}
