import type { RegistrySnapshot, SignedSnapshot } from '@topwords/platform/contracts';

/** How far a reader's clock may be ahead of the signer's, in milliseconds: one day. */
export const clockTolerance = 24 * 60 * 60_000;

/** What a reader remembers of an accepted snapshot. */
export interface SnapshotMark {
  /** Thumbprint of the key that signed it. */
  key_id: string;
  sequence: number;
  /** UTC milliseconds. */
  issued_at: number;
  /** Whether it had an expiry. */
  has_end: boolean;
}

/** Returns what to remember of a snapshot. */
export function markOf({ snapshot, signature }: SignedSnapshot): SnapshotMark {
  const { sequence, issued_at, expires_at } = snapshot;
  return { key_id: signature.key_id, sequence, issued_at, has_end: expires_at !== undefined };
}

/**
 * Whether a snapshot is older than one accepted before from the same key. Compares both number and
 * time, since the numbers of a log that was started again begin at 1, but its times continue.
 */
export function isOlder({ snapshot, signature }: SignedSnapshot, seen: SnapshotMark): boolean {
  return (
    signature.key_id === seen.key_id &&
    snapshot.sequence < seen.sequence &&
    snapshot.issued_at < seen.issued_at
  );
}

/**
 * Whether a snapshot has no expiry although an earlier one of the same key had: an outdated command
 * wrote it.
 */
export function lacksEnd(signed: SignedSnapshot, seen: SnapshotMark): boolean {
  const { snapshot, signature } = signed;
  const isEndless = seen.has_end && snapshot.expires_at === undefined;
  return isEndless && signature.key_id === seen.key_id && !isOlder(signed, seen);
}

/**
 * Whether a snapshot may no longer be used.
 * @param now UTC milliseconds, from a clock at most `clockTolerance` ahead
 */
export function isExpired({ expires_at }: RegistrySnapshot, now: number): boolean {
  return expires_at !== undefined && now > expires_at + clockTolerance;
}
