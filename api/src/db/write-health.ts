import { isSaveFailure } from './failures.ts';
import { recordTable } from './migrate-database.ts';
import { migrations } from './migrations.ts';
import type { Database } from './open-database.ts';

/** A call that could not save is reported for this long. */
const memoryMilliseconds = 15_000;
/** The result of a trial write is cached for this long. */
const trialMilliseconds = 5000;
const timeoutMs = 2000;
/** A row that every migrated database has. */
const oneRow = { name: migrations[0]?.name };

/** Whether the database takes writes. */
export interface WriteHealth {
  /** Records an error if it means that something could not be saved. */
  note(error: unknown): void;
  canWrite(): Promise<boolean>;
}

/**
 * Judges by calls' errors, and by a write of its own when the last is older than five seconds. Both
 * are needed: on a full disk a small write may succeed where a large one fails.
 * @param now UTC milliseconds
 */
export function watchWrites(db: Database, now: () => number): WriteHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let trial = Promise.resolve(true);

  async function tryWriting(): Promise<boolean> {
    try {
      // Changes nothing, and still writes.
      const same = { batch: db.ref('batch') };
      await db(recordTable).where(oneRow).update(same).timeout(timeoutMs);
      return true;
    } catch (error) {
      return !isSaveFailure(error);
    }
  }

  return {
    note(error) {
      if (isSaveFailure(error)) failedAt = now();
    },
    async canWrite() {
      if (now() - failedAt < memoryMilliseconds) return false;
      if (now() - triedAt >= trialMilliseconds) {
        triedAt = now();
        trial = tryWriting();
      }
      return trial;
    },
  };
}
