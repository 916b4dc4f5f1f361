import type { SignedSnapshot } from '@topwords/platform/contracts';
import type { SnapshotMemory } from '../src/log/snapshot-memory.ts';

/** A memory that lasts as long as the process, for tests without a restart. */
export function createMemoryInProcess(): SnapshotMemory {
  let newest: SignedSnapshot | null = null;
  return {
    last: () => Promise.resolve(newest),
    keep(signed) {
      newest = signed;
      return Promise.resolve();
    },
  };
}
