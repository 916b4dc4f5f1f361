import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { isOlder, markOf } from '../reader/snapshot-age.ts';

/** What is remembered of a log: its store may have lost the end. */
export interface SnapshotMemory {
  /** The newest snapshot of that key that was seen; null when none was. */
  last: (publicKey: PublicKey) => Promise<SignedSnapshot | null>;
  keep: (signed: SignedSnapshot) => Promise<void>;
}

/** Whether a log that ends with `newest` has lost what was seen. */
export function isTruncated(newest: SignedSnapshot | null, seen: SignedSnapshot | null): boolean {
  if (seen === null) return false;
  return newest === null || isOlder(newest, markOf(seen));
}

/** The newer of two; null where there is none. */
export function newerOf(
  one: SignedSnapshot | null,
  other: SignedSnapshot | null,
): SignedSnapshot | null {
  return isTruncated(one, other) ? other : one;
}
