import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { lacksEnd, markOf } from '../reader/snapshot-age.ts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import type { Store } from '../store/store.ts';
import { readSigned } from './read-signed.ts';

/** The end of a log of snapshots. */
export interface LogEnd {
  /** The newest snapshot that verifies; null when there is none. */
  newest: SignedSnapshot | null;
  /** The next free number. */
  next: number;
}

interface Entry {
  exists: boolean;
  /** Null when the entry does not verify. */
  signed: SignedSnapshot | null;
}

const absent: Entry = { exists: false, signed: null };
const decoder = new TextDecoder();

async function read(
  store: Store,
  key: string,
  publicKey: PublicKey,
  sequence?: number,
): Promise<Entry> {
  const bytes = await store.get(key);
  if (bytes === null) return absent;
  const { signed = null } = await readSigned(decoder.decode(bytes), { publicKey }, sequence);
  return { exists: true, signed };
}

/** Reads a numbered snapshot. One signed for another number is a replay and does not verify. */
function readEntry(store: Store, sequence: number, publicKey: PublicKey): Promise<Entry> {
  return read(store, snapshotKey(sequence), publicKey, sequence);
}

/** Finds the newest snapshot by listing all, for when the copy is gone or tampered with. */
async function findNewest(store: Store, publicKey: PublicKey): Promise<SignedSnapshot | null> {
  const keys = await store.list('snapshots/');
  for (const key of keys.toReversed()) {
    const digits = /^snapshots\/(\d{12})\.json$/.exec(key)?.[1];
    const { signed } = digits ? await readEntry(store, Number(digits), publicKey) : absent;
    if (signed) return signed;
  }
  return null;
}

/**
 * Reads to the end of the log. Skips snapshots that do not verify, and those without an expiry
 * added by an outdated release command, which readers refuse too.
 * @param known a snapshot of this log from which to start
 */
export async function readLogEnd(
  store: Store,
  publicKey: PublicKey,
  known: SignedSnapshot | null = null,
): Promise<LogEnd> {
  let newest =
    known ??
    (await read(store, newestSnapshotKey, publicKey)).signed ??
    (await findNewest(store, publicKey));
  let next = newest ? newest.snapshot.sequence + 1 : 1;
  for (;;) {
    const { exists, signed } = await readEntry(store, next, publicKey);
    if (!exists) return { newest, next };
    const isAccepted = signed !== null && !(newest && lacksEnd(signed, markOf(newest)));
    if (isAccepted) newest = signed;
    next += 1;
  }
}

/**
 * Yields the snapshots that verify, from the newest back to the first one issued before `since`
 * (UTC milliseconds), inclusive, or to the beginning.
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
