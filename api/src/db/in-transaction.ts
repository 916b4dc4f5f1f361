import { isUnsent } from './failures.ts';
import type { Database } from './open-database.ts';
import { repeatUndone } from './repeat-undone.ts';

interface TransactionOptions {
  /** The work may safely run twice, so that it is also repeated after a lost COMMIT. */
  isRepeatable?: boolean;
}

/**
 * Runs the work in one transaction. Retries from the start when the database rolled it back in
 * favour of another (at COMMIT too), and once when its connection was lost before the COMMIT. The
 * work must therefore have no effects outside the transaction.
 */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<Result> {
  let isCommitting = false;

  async function attempt(): Promise<Result> {
    isCommitting = false;
    let reason: unknown;
    try {
      return await db.transaction(async (transaction) => {
        try {
          const result = await work(transaction);
          isCommitting = true;
          return result;
        } catch (error) {
          reason = error;
          throw error;
        }
      });
    } catch (error) {
      // A ROLLBACK may fail after the error that caused it: its connection or transaction is gone.
      throw reason ?? error;
    }
  }

  return repeatUndone(attempt, (loss) => !isCommitting || isUnsent(loss) || isRepeatable);
}
