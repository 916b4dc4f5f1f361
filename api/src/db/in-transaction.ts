import { setTimeout as wait } from 'node:timers/promises';
import { isLost, isTransient, isUnsent } from './failures.ts';
import type { Database } from './open-database.ts';

const maxAttempts = 6;

interface TransactionOptions {
  /** The work may safely run twice, so that it is also repeated after a lost COMMIT. */
  isRepeatable?: boolean;
}

/**
 * Runs the work in one transaction. Retries from the start when the database rolled it back in
 * favour of another (at COMMIT too), and once when its connection was lost before the COMMIT. The
 * work must therefore have no effects outside the transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<Result> {
  let losses = 0;
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
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
    } catch (fault) {
      // A ROLLBACK may fail after the error that caused it: its connection or transaction is gone.
      const error = reason ?? fault;
      if (attempt >= maxAttempts) throw error;
      if (isTransient(error)) {
        await wait(Math.random() * 10 * 2 ** attempt);
        continue;
      }
      losses += 1;
      const isUndone = !isCommitting || isUnsent(error) || isRepeatable;
      if (!isLost(error) || !isUndone || losses > 1) throw error;
    }
  }
}
