import type { Logger } from 'pino';
import type { Database } from '../db/open-database.ts';
import { addUsage, type Usage } from './usage-repository.ts';
import { utcDayOf } from '../calendar/utc-day.ts';

const flushMilliseconds = 1000;

/** Counts the use of keys, in memory first. */
export interface UsageCounter {
  count(keyId: string, now: number, usage: Partial<Usage>): void;
  /** Writes the counts; what cannot be written now is kept for the next time. */
  flush(): Promise<void>;
  /** Writes the rest and stops counting. */
  close(): Promise<void>;
}

/** Creates a counter that writes to the database once a second, one statement for each used key. */
export function createUsageCounter({ db, log }: { db: Database; log: Logger }): UsageCounter {
  let waiting = new Map<string, { keyId: string; utcDay: string } & Usage>();
  let writing: Promise<void> = Promise.resolve();

  function count(keyId: string, utcDay: string, usage: Partial<Usage>): void {
    const name = `${keyId} ${utcDay}`;
    const kept = waiting.get(name) ?? { keyId, utcDay, requests: 0, characters: 0, refused: 0 };
    kept.requests += usage.requests ?? 0;
    kept.characters += usage.characters ?? 0;
    kept.refused += usage.refused ?? 0;
    waiting.set(name, kept);
  }

  async function write(): Promise<void> {
    const taken = waiting;
    waiting = new Map();
    for (const usage of taken.values()) {
      try {
        await addUsage(db, usage);
      } catch (error) {
        log.warn({ err: error }, 'usage of a partner’s key could not be written yet');
        count(usage.keyId, usage.utcDay, usage);
      }
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(() => void flush(), flushMilliseconds).unref();
  return {
    count: (keyId, now, usage) => count(keyId, utcDayOf(now), usage),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
