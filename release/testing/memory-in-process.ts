import type { SignedSnapshot } from '@topwords/platform/contracts';
import type { SnapshotMemory } from '../src/log/snapshot-memory.ts';

/** A memory that ends with the test, for tests of what does not restart. */
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
