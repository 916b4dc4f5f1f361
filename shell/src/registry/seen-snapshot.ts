import { type SignedSnapshot } from '@topwords/platform/contracts';
import { isOlder, markOf, type SnapshotMark } from '@topwords/release/reader';

const storageKey = 'topwords.registry';

/** Stands as the fourth word where the snapshot that was seen had an end. */
const withEnd = 'ends';

/** The newest snapshot that was believed: three or four words; anything else there counts as nothing. */
export function readMark(storage: Storage): SnapshotMark | null {
  const [key_id = '', number, time, end] = (storage.getItem(storageKey) ?? '').split(' ');
  const [sequence, issued_at] = [Number(number), Number(time)];
  const isWhole = sequence >= 0 && issued_at >= 0;
  return isWhole ? { key_id, sequence, issued_at, has_end: end === withEnd } : null;
}

/** Keeps in mind that a snapshot was believed. Signing out forgets it with all else. */
export function rememberSnapshot(signed: SignedSnapshot, storage: Storage): void {
  const seen = readMark(storage);
  if (seen && isOlder(signed, seen)) return;
  const { key_id, sequence, issued_at, has_end } = markOf(signed);
  const words = [key_id, sequence, issued_at, ...(has_end ? [withEnd] : [])];
  storage.setItem(storageKey, words.join(' '));
}
