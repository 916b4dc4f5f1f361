import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { addLines } from './ledger-repository.ts';
import type { Ledger } from './ledger.ts';
import { addSamples } from './sample-repository.ts';

/**
 * Writes what was counted to the database, all or nothing. What could not be written stays in the
 * ledger for the next time; a count is written twice only if the connection is lost in the moment in
 * which the database has kept it and not yet said so.
 */
export async function writeLedger(db: Database, ledger: Ledger, now: number): Promise<void> {
  const page = ledger.take();
  const { lines, samples } = page;
  if (lines.length + samples.length === 0) return;
  try {
    await inTransaction(db, async (transaction) => {
      await addLines(transaction, lines);
      await addSamples(transaction, samples);
    });
  } catch (error) {
    ledger.giveBack(page, now);
    throw error;
  }
}
