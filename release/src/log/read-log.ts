import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import type { Trust } from '../reader/read-snapshot.ts';
import { lacksEnd, markOf } from '../reader/snapshot-age.ts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import type { Store } from '../store/store.ts';
import { readSigned } from './read-signed.ts';

/** Where a log of snapshots ends. */
export interface LogEnd {
  /** The newest snapshot that verifies; null where there is none. */
  newest: SignedSnapshot | null;
  /** Number of the next one: nothing is kept under it yet. */
  next: number;
}

interface Entry {
  isThere: boolean;
  /** Null when what is there does not verify. */
  signed: SignedSnapshot | null;
}

const decoder = new TextDecoder();

async function read(store: Store, key: string, trust: Trust): Promise<Entry> {
  const bytes = await store.get(key);
  if (bytes === null) return { isThere: false, signed: null };
  const { signed = null } = await readSigned(decoder.decode(bytes), trust);
  return { isThere: true, signed };
}

/** A numbered snapshot. One that was signed for another number is a replay, and does not verify. */
function readEntry(store: Store, sequence: number, publicKey: PublicKey): Promise<Entry> {
  return read(store, snapshotKey(sequence), { publicKey, sequence });
}

async function listNumbers(store: Store): Promise<number[]> {
  const keys = await store.list('snapshots/');
  return keys
    .map((key) => /^snapshots\/(\d{12})\.json$/.exec(key)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number);
}

/** The newest snapshot, found by looking at all there are: the copy of it is gone or tampered with. */
async function findNewest(store: Store, publicKey: PublicKey): Promise<SignedSnapshot | null> {
  const numbers = await listNumbers(store);
  for (const number of numbers.toReversed()) {
    const { signed } = await readEntry(store, number, publicKey);
    if (signed) return signed;
  }
  return null;
}

/**
 * Reads to the end of the log. What does not verify is passed over, and so is what an outdated release
 * command has added, which knows of no end of snapshots: readers refuse it, too.
 * @param known a snapshot of this log, from which on it is read
 */
export async function readLogEnd(
  store: Store,
  publicKey: PublicKey,
  known: SignedSnapshot | null = null,
): Promise<LogEnd> {
  let newest =
    known ??
    (await read(store, newestSnapshotKey, { publicKey })).signed ??
    (await findNewest(store, publicKey));
  let next = newest ? newest.snapshot.sequence + 1 : 1;
  for (;;) {
    const { isThere, signed } = await readEntry(store, next, publicKey);
    if (!isThere) return { newest, next };
    const isTaken = signed !== null && !(newest && lacksEnd(signed, markOf(newest)));
    if (isTaken) newest = signed;
    next += 1;
  }
}

/**
 * The snapshots that verify, from the newest back to the first, or to one that was issued before
 * `since` (UTC milliseconds), which is the last.
 */
export async function* readLogBackwards(
  store: Store,
  publicKey: PublicKey,
  newest: SignedSnapshot | null,
  since = 0,
): AsyncGenerator<SignedSnapshot> {
  if (!newest) return;
  yield newest;
  if (newest.snapshot.issued_at < since) return;
  for (let number = newest.snapshot.sequence - 1; number > 0; number -= 1) {
    const { signed } = await readEntry(store, number, publicKey);
    if (!signed) continue;
    yield signed;
    if (signed.snapshot.issued_at < since) return;
  }
}
