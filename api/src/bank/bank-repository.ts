import type { Database } from '../db/open-database.ts';

const rowsInStatement = 100;

/** A row of one of the bank's tables. */
export type BankRow = Record<string, string | number>;

/** The version of the bank that the tables hold. */
export async function findBankVersion(db: Database): Promise<string | undefined> {
  const row = await db<{ id: number; version: string }>('bank_versions').where({ id: 1 }).first();
  return row?.version;
}

/** Names the version first of all: of two processes that seed at once the second then waits. */
export async function keepBankVersion(db: Database, version: string, now: number): Promise<void> {
  await db('bank_versions').insert({ id: 1, version, seeded_at: now }).onConflict('id').merge();
}

/** Replaces all rows of one of the bank's tables. */
export async function replaceBankRows(
  db: Database,
  table: 'bank_words' | 'bank_meanings' | 'bank_translations',
  rows: readonly BankRow[],
): Promise<void> {
  await db(table).delete();
  for (let start = 0; start < rows.length; start += rowsInStatement) {
    await db(table).insert(rows.slice(start, start + rowsInStatement));
  }
}
