import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../errors/known-error.ts';

/** How long a statement waits for a lock, in milliseconds. */
const timeoutMs = 5000;
const pauseMilliseconds = 20;

/**
 * Switches SQLite to a write-ahead log. Unlike other statements, this one does not wait while
 * another process creates the same file but fails immediately, so it is retried.
 */
export async function enableWriteAheadLog(connection: { exec(sql: string): void }): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = codeOf(error).startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > deadline) throw error;
      await wait(pauseMilliseconds);
    }
  }
}
