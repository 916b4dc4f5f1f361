import { setTimeout as wait } from 'node:timers/promises';
import { isPassing } from './failures.ts';
import type { Database } from './open-database.ts';

const attemptsAtMost = 6;
/**
 * Runs the work in one transaction, from the start again when the database gave it up to another
 * (its COMMIT included). The work must therefore do nothing outside the transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= attemptsAtMost || !isPassing(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}
