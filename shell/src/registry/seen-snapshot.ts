import {
  isOlder,
  lacksEnd,
  markOf,
  type SignedSnapshot,
  type SnapshotMark,
} from '@topwords/platform/contracts';

const storageKey = 'topwords.registry';

/** How long instances of the server and caches may lag behind, in milliseconds. */
const lagTolerance = 60_000;

/** Stands as the fourth word where the snapshot that was seen had an end. */
const withEnd = 'ends';

/** Three or four words; whatever else stands there counts as nothing. */
function readMark(storage: Storage): SnapshotMark | null {
  const [key_id = '', number, time, end] = (storage.getItem(storageKey) ?? '').split(' ');
  const [sequence, issued_at] = [Number(number), Number(time)];
  const isWhole = sequence >= 0 && issued_at >= 0;
  return isWhole ? { key_id, sequence, issued_at, has_end: end === withEnd } : null;
}

/**
 * Whether a snapshot takes the place of a newer one that was seen, for longer than caches lag, or is
 * of an outdated release command, which gave it no end.
 */
export function isReplayed(signed: SignedSnapshot, storage: Storage, now: number): boolean {
  const seen = readMark(storage);
  if (seen === null) return false;
  if (isOlder(signed, seen)) return now - seen.issued_at >= lagTolerance;
  return lacksEnd(signed, seen);
}

/** Keeps in mind that a snapshot was believed. Signing out forgets it with all else. */
export function rememberSnapshot(signed: SignedSnapshot, storage: Storage): void {
  const seen = readMark(storage);
  if (seen && isOlder(signed, seen)) return;
  const { key_id, sequence, issued_at, has_end } = markOf(signed);
  const words = [key_id, sequence, issued_at, ...(has_end ? [withEnd] : [])];
  storage.setItem(storageKey, words.join(' '));
}
