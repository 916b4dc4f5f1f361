import type { Database } from '../db/open-database.ts';
import { accountTable, type AccountTable } from './account-data.ts';

/** A row as the database has it. */
export type Row = Record<string, string | number | null>;

/** The rows of a table that are the learner's. */
export async function listRowsOf(
  db: Database,
  userId: string,
  { name, order }: AccountTable,
): Promise<Row[]> {
  const owner = name === accountTable.name ? 'id' : 'user_id';
  return db<Row>(name)
    .where({ [owner]: userId })
    .orderBy([...order]);
}

/** Deletes the rows of a table that are the learner's. */
export async function deleteRowsOf(
  db: Database,
  userId: string,
  { name }: AccountTable,
): Promise<void> {
  await db<Row>(name).where({ user_id: userId }).delete();
}
