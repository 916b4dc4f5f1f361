import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { addLines } from './ledger-repository.ts';
import type { Ledger } from './ledger.ts';
import { addSamples } from './sample-repository.ts';

/**
 * Writes the ledger's counts to the database, all or nothing. On failure they stay in the ledger for
 * the next time; a count is written twice only if the connection is lost after the database committed
 * and before it confirmed.
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
