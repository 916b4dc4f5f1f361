import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { isOlder, markOf } from '../reader/snapshot-age.ts';

/** Remembers the newest snapshot of a log, in case its store loses the end. */
export interface SnapshotMemory {
  /** The newest snapshot of that key that was seen; null when none has been. */
  last: (publicKey: PublicKey) => Promise<SignedSnapshot | null>;
  keep: (signed: SignedSnapshot) => Promise<void>;
}

/** Whether a log that ends with `newest` has lost the snapshot `seen`. */
export function isTruncated(newest: SignedSnapshot | null, seen: SignedSnapshot | null): boolean {
  if (seen === null) return false;
  return newest === null || isOlder(newest, markOf(seen));
}

/** The newer of two snapshots; null when there is none. */
export function newerOf(
  one: SignedSnapshot | null,
  other: SignedSnapshot | null,
): SignedSnapshot | null {
  return isTruncated(one, other) ? other : one;
}
