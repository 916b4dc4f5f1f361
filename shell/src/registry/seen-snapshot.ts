import type { SignedSnapshot } from '@topwords/platform/contracts';

const storageKey = 'topwords.registry';

/** How long instances of the server and caches may lag behind, in milliseconds. */
const lagTolerance = 60_000;

/** The newest snapshot that this browser has believed, and whose key signed it. */
interface Mark {
  key_id: string;
  sequence: number;
  issued_at: number;
}

/** Three words; whatever else stands there counts as nothing. */
function readMark(storage: Storage): Mark | null {
  const [key_id = '', sequence, issued_at] = (storage.getItem(storageKey) ?? '').split(' ');
  const isWhole = Number(sequence) >= 0 && Number(issued_at) >= 0;
  return isWhole ? { key_id, sequence: Number(sequence), issued_at: Number(issued_at) } : null;
}

/** Whether `snapshot` is older than what was seen: by its number and by its time, of the same key. */
function isOlder({ snapshot, signature }: SignedSnapshot, seen: Mark): boolean {
  return (
    signature.key_id === seen.key_id &&
    snapshot.sequence < seen.sequence &&
    snapshot.issued_at < seen.issued_at
  );
}

/** Whether a snapshot takes the place of a newer one that was seen, for longer than caches lag. */
export function isReplayed(signed: SignedSnapshot, storage: Storage, now: number): boolean {
  const seen = readMark(storage);
  return seen !== null && isOlder(signed, seen) && now - seen.issued_at >= lagTolerance;
}

/** Keeps in mind that a snapshot was believed. Signing out forgets it with all else. */
export function rememberSnapshot(signed: SignedSnapshot, storage: Storage): void {
  const seen = readMark(storage);
  if (seen && isOlder(signed, seen)) return;
  const { sequence, issued_at } = signed.snapshot;
  const { key_id } = signed.signature;
  storage.setItem(storageKey, `${key_id} ${sequence} ${issued_at}`);
}
