import { type SignedSnapshot } from '@topwords/platform/contracts';
import { isOlder, markOf, type SnapshotMark } from '@topwords/release/reader';

const storageKey = 'topwords.registry';

/** The fourth word, if the snapshot has an expiry. */
const withEnd = 'ends';

/** Returns the newest trusted snapshot, stored as three or four words; null for anything else. */
export function readMark(storage: Storage): SnapshotMark | null {
  const [key_id = '', number, time, end] = (storage.getItem(storageKey) ?? '').split(' ');
  const [sequence, issued_at] = [Number(number), Number(time)];
  const isWhole = sequence >= 0 && issued_at >= 0;
  return isWhole ? { key_id, sequence, issued_at, has_end: end === withEnd } : null;
}

/** Stores that a snapshot was trusted. Signing out deletes this with everything else. */
export function rememberSnapshot(signed: SignedSnapshot, storage: Storage): void {
  const seen = readMark(storage);
  if (seen && isOlder(signed, seen)) return;
  const { key_id, sequence, issued_at, has_end } = markOf(signed);
  const words = [key_id, sequence, issued_at, ...(has_end ? [withEnd] : [])];
  storage.setItem(storageKey, words.join(' '));
}
