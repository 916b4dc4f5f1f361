import { setTimeout as wait } from 'node:timers/promises';
import { isLost, isPassing, isUnsent } from './failures.ts';
import type { Database } from './open-database.ts';

const attemptsAtMost = 6;

interface TransactionOptions {
  /** The work comes to the same when it was committed before: then a lost COMMIT is repeated too. */
  isRepeatable?: boolean;
}

/**
 * Runs the work in one transaction, from the start again when the database gave it up to another
 * (its COMMIT included), and once more when its connection was lost before the COMMIT. The work must
 * therefore do nothing outside the transaction.
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
      // A ROLLBACK may fail after what it is for: of a connection or a transaction that is gone.
      const error = reason ?? fault;
      if (attempt >= attemptsAtMost) throw error;
      if (isPassing(error)) {
        await wait(Math.random() * 10 * 2 ** attempt);
        continue;
      }
      losses += 1;
      const isUndone = !isCommitting || isUnsent(error) || isRepeatable;
      if (!isLost(error) || !isUndone || losses > 1) throw error;
    }
  }
}
