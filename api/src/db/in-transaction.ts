import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../errors.ts';
import type { Database } from './open-database.ts';

const attemptsAtMost = 6;
/** Deadlock or certification failure, lock wait timeout, node not ready (Galera). */
const passingErrnos = new Set([1213, 1205, 1047]);

const duplicateCodes = new Set([
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Whether an error says that the same transaction may succeed when it is run again. */
export function isPassing(error: unknown): boolean {
  return passingErrnos.has(errnoOf(error)) || codeOf(error).startsWith('SQLITE_BUSY');
}

/** Whether an error says that a unique key already has the value. */
export function isDuplicate(error: unknown): boolean {
  return duplicateCodes.has(codeOf(error));
}

function errnoOf(error: unknown): number {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'errno' in error && typeof error.errno === 'number' ? error.errno : 0;
}

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
