import type { RegistrySnapshot, SignedSnapshot } from '@topwords/platform/contracts';

/** By how much the clock of a reader may be ahead of the signer's, in milliseconds: a day. */
export const clockTolerance = 24 * 60 * 60_000;

/** What a reader remembers of a snapshot that it has believed. */
export interface SnapshotMark {
  /** Which key signed it. */
  key_id: string;
  sequence: number;
  /** UTC milliseconds. */
  issued_at: number;
  /** Whether it said until when it may be used. */
  has_end: boolean;
}

/** What there is to remember of a snapshot. */
export function markOf({ snapshot, signature }: SignedSnapshot): SnapshotMark {
  const { sequence, issued_at, expires_at } = snapshot;
  return { key_id: signature.key_id, sequence, issued_at, has_end: expires_at !== undefined };
}

/**
 * Whether a snapshot is older than one that was believed, of the same key: by its number and by its
 * time, since the numbers of a registry that was begun again start at 1, and its times do not.
 */
export function isOlder({ snapshot, signature }: SignedSnapshot, seen: SnapshotMark): boolean {
  return (
    signature.key_id === seen.key_id &&
    snapshot.sequence < seen.sequence &&
    snapshot.issued_at < seen.issued_at
  );
}

/** Whether a snapshot has no end although an earlier one of the same key had: an outdated release command made it. */
export function lacksEnd(signed: SignedSnapshot, seen: SnapshotMark): boolean {
  const { snapshot, signature } = signed;
  const isEndless = seen.has_end && snapshot.expires_at === undefined;
  return isEndless && signature.key_id === seen.key_id && !isOlder(signed, seen);
}

/**
 * Whether a snapshot may no longer be used.
 * @param now UTC milliseconds, by a clock that is at most `clockTolerance` ahead
 */
export function isExpired({ expires_at }: RegistrySnapshot, now: number): boolean {
  return expires_at !== undefined && now > expires_at + clockTolerance;
}
