import { LRUCache } from 'lru-cache';
import type { KnownRelease } from './live-releases.ts';

interface Seen {
  loads: number;
  broken: number;
}

/** Tells which failures in a render or an event break a load that no earlier one has broken. */
export interface BrokenLoads {
  noteLoad(userId: string, release: KnownRelease): void;
  /** True for at most as many failures as the learner's pages have loaded the version. */
  breaksLoad(userId: string, release: KnownRelease): boolean;
}

/**
 * Counts a learner's loads against failures in this process's memory, so that one page that fails with
 * each key weighs as one. A load that another instance was told of counts as one here.
 */
export function createBrokenLoads(): BrokenLoads {
  const seen = new LRUCache<string, Seen>({ max: 20_000, ttl: 60 * 60_000 });

  function find(userId: string, { remote, version, trial }: KnownRelease): Seen {
    const key = `${userId} ${remote} ${version} ${trial}`;
    const entry = seen.get(key) ?? { loads: 0, broken: 0 };
    seen.set(key, entry);
    return entry;
  }

  return {
    noteLoad(userId, release) {
      find(userId, release).loads += 1;
    },
    breaksLoad(userId, release) {
      const entry = find(userId, release);
      if (entry.broken >= Math.max(1, entry.loads)) return false;
      entry.broken += 1;
      return true;
    },
  };
}
