import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { lacksEnd, markOf } from '../reader/snapshot-age.ts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import type { ReadStore } from '../store/store.ts';
import { findLastNumber } from './find-last-number.ts';
import { readSigned, type ReadSnapshot } from './read-signed.ts';

/** A snapshot that was refused. */
export interface RefusedSnapshot {
  /** Its key in the store. */
  key: string;
  refusal: NonNullable<ReadSnapshot['refusal']>;
}

interface ReaderSettings {
  store: ReadStore;
  /** The key that snapshots must be signed with. */
  publicKey: PublicKey;
  /** Called once for each refused snapshot. */
  onRefused: (refused: RefusedSnapshot) => void;
  /** UTC milliseconds. */
  now: () => number;
  /** The newest snapshot before this process started; used until there is a newer one. */
  last?: SignedSnapshot | null | undefined;
}

/** Polls a log and keeps the newest valid snapshot that it has ever seen. */
export interface LogReader {
  current(): SignedSnapshot | null;
  /** Whether the store had no snapshots when it was last read. */
  isEmpty(): boolean;
  /** Whether the store lacks the current snapshot: somebody restored an older state. */
  isBehind(): boolean;
  /** @throws when the store does not answer; `current` stays unchanged. */
  refresh(): Promise<void>;
}

const decoder = new TextDecoder();

type Outcome = 'absent' | 'refused' | 'valid';

/** After this many invalid snapshots in a row, the reader stops looking for a valid one. */
const maxInvalidInARow = 3;

/**
 * Creates a reader of the log in a store. It starts from the copy of the newest snapshot and
 * follows the log from there, since the numbered snapshots are authoritative and the copy may lag.
 */
export function createLogReader({
  store,
  publicKey,
  onRefused,
  now,
  last,
}: ReaderSettings): LogReader {
  const remembered = last ?? null;
  const seen = remembered && markOf(remembered);
  let current = remembered;
  let isEmpty = true;
  let isBehind = false;
  /** The highest number seen in the copy: it may lag behind the log, but not go back. */
  let highestCopy = -1;
  /** The number of the signed snapshot last found in the copy. */
  let copyNumber: number | undefined;
  /** What was last found under a key, so that the same text is checked once. */
  const checked = new Map<string, { text: string; outcome: Outcome }>();

  /** A log that was started again has lower numbers than before, but not earlier times. */
  function isNewer({ snapshot: { sequence, issued_at } }: SignedSnapshot): boolean {
    if (current === null || sequence > current.snapshot.sequence) return true;
    return current === remembered && issued_at > current.snapshot.issued_at;
  }

  function keepCopy(read: ReadSnapshot): ReadSnapshot['refusal'] {
    const number = read.signed?.snapshot.sequence ?? read.sequence;
    copyNumber = number ?? copyNumber;
    if (number !== undefined && number < highestCopy) return 'older';
    const refusal = keep(read);
    if (refusal === undefined && number !== undefined) highestCopy = number;
    return refusal;
  }

  function keep({ signed, refusal }: ReadSnapshot): ReadSnapshot['refusal'] {
    if (refusal !== undefined) return refusal;
    if (current !== null && lacksEnd(signed, markOf(current))) return 'without_end';
    if (isNewer(signed)) current = signed;
    return undefined;
  }

  async function take(key: string, sequence?: number): Promise<Outcome> {
    const bytes = await store.get(key);
    if (bytes === null) return 'absent';
    const text = decoder.decode(bytes);
    const before = checked.get(key);
    if (before?.text === text) return before.outcome;
    const read = await readSigned(text, { publicKey, seen, now: now() }, sequence);
    const refusal = sequence === undefined ? keepCopy(read) : keep(read);
    const outcome = refusal === undefined ? 'valid' : 'refused';
    checked.set(key, { text, outcome });
    if (refusal !== undefined) onRefused({ key, refusal });
    return outcome;
  }

  /** Forgets snapshots older than the newest, which are not read again. */
  function forgetOlder(newest: number): void {
    for (const key of checked.keys()) {
      if (key !== newestSnapshotKey && key < snapshotKey(newest)) checked.delete(key);
    }
  }

  /**
   * Returns the number to start after: that of the current snapshot. If the copy is a different
   * one, looks for the current snapshot in the log: with a lagging copy it is there, in a store
   * that was restored to an older state it is not.
   */
  async function findStart(): Promise<number> {
    if (current === null) return (await findLastNumber(store)) - maxInvalidInARow;
    const { sequence } = current.snapshot;
    const exists =
      copyNumber === sequence || (await take(snapshotKey(sequence), sequence)) !== 'absent';
    isBehind = !exists;
    isEmpty &&= isBehind;
    return sequence;
  }

  async function readAll(): Promise<void> {
    const copy = await take(newestSnapshotKey);
    isEmpty = copy === 'absent';
    const start = await findStart();
    const before = current;
    let invalid = 0;
    for (let number = Math.max(start, 0) + 1; invalid < maxInvalidInARow; number += 1) {
      const outcome = await take(snapshotKey(number), number);
      if (outcome === 'absent') break;
      isEmpty = false;
      invalid = outcome === 'refused' ? invalid + 1 : 0;
    }
    isBehind &&= current === before;
    if (current !== null) forgetOlder(current.snapshot.sequence);
    // It was there before: the store lost it, or its folder disappeared.
    if (copy === 'absent' && highestCopy >= 0) throw new Error(`${newestSnapshotKey} is missing`);
  }

  let reading: Promise<void> | undefined;
  return {
    current: () => current,
    isEmpty: () => isEmpty,
    isBehind: () => isBehind,
    refresh() {
      reading ??= readAll().finally(() => (reading = undefined));
      return reading;
    },
  };
}
