import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { lacksEnd, markOf } from '../reader/snapshot-age.ts';
import { newestSnapshotKey, snapshotKey } from '../store/snapshot-key.ts';
import type { ReadStore } from '../store/store.ts';
import { findLastNumber } from './find-last-number.ts';
import { readSigned, type ReadSnapshot } from './read-signed.ts';

/** A snapshot that is not used. */
export interface RefusedSnapshot {
  /** Where it is kept. */
  key: string;
  refusal: NonNullable<ReadSnapshot['refusal']>;
}

interface ReaderSettings {
  store: ReadStore;
  /** What snapshots must be signed with. */
  publicKey: PublicKey;
  /** Called once for each snapshot that is refused. */
  onRefused: (refused: RefusedSnapshot) => void;
  /** UTC milliseconds. */
  now: () => number;
  /** The newest that was in force before this process began; in force until there is a newer one. */
  last?: SignedSnapshot | null | undefined;
}

/** Reads a log again and again, and keeps the newest valid snapshot that it has ever met. */
export interface LogReader {
  current(): SignedSnapshot | null;
  /** Whether the store had anything when it was last read. */
  isEmpty(): boolean;
  /** Whether the store lacks the snapshot that is in force: somebody has put an older state there. */
  isBehind(): boolean;
  /** @throws when the store does not answer; what was read before stays. */
  refresh(): Promise<void>;
}

const decoder = new TextDecoder();

type Outcome = 'absent' | 'refused' | 'valid';

/** So many numbers in a row may be spoilt before a valid one is no longer found. */
const spoiltInARow = 3;

/**
 * A reader of the log in a store. It starts from the copy of the newest snapshot and follows the log above
 * it, since the numbered snapshots are the truth and the copy may lag.
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
  /** The highest number that the copy has shown: it may lag behind the log, but not go back. */
  let highestCopy = -1;
  /** The number of the signed snapshot that the copy was last found to be. */
  let copyNumber: number | undefined;
  /** What was last found under a key, so that the same text is judged once. */
  const judged = new Map<string, { text: string; outcome: Outcome }>();

  /** Of a registry that was begun again the numbers are lower than before, and the times are not. */
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
    const before = judged.get(key);
    if (before?.text === text) return before.outcome;
    const read = await readSigned(text, { publicKey, sequence, seen, now: now() });
    const refusal = sequence === undefined ? keepCopy(read) : keep(read);
    const outcome = refusal === undefined ? 'valid' : 'refused';
    judged.set(key, { text, outcome });
    if (refusal !== undefined) onRefused({ key, refusal });
    return outcome;
  }

  /** What stands below the newest is not asked for again. */
  function forgetPassed(newest: number): void {
    for (const key of judged.keys()) {
      if (key !== newestSnapshotKey && key < snapshotKey(newest)) judged.delete(key);
    }
  }

  /**
   * Where to begin in the log: above what is in force. Where the copy is another one, that is looked for
   * itself: a copy that lags has it in the log, and a store that was put back has it nowhere.
   */
  async function findStart(): Promise<number> {
    if (current === null) return (await findLastNumber(store)) - spoiltInARow;
    const { sequence } = current.snapshot;
    const isThere =
      copyNumber === sequence || (await take(snapshotKey(sequence), sequence)) !== 'absent';
    isBehind = !isThere;
    isEmpty &&= isBehind;
    return sequence;
  }

  async function readAll(): Promise<void> {
    const copy = await take(newestSnapshotKey);
    isEmpty = copy === 'absent';
    const start = await findStart();
    const before = current;
    let spoilt = 0;
    for (let number = Math.max(start, 0) + 1; spoilt < spoiltInARow; number += 1) {
      const outcome = await take(snapshotKey(number), number);
      if (outcome === 'absent') break;
      isEmpty = false;
      spoilt = outcome === 'refused' ? spoilt + 1 : 0;
    }
    isBehind &&= current === before;
    if (current !== null) forgetPassed(current.snapshot.sequence);
    // It was there before: the store lost it, or is a folder that went away.
    if (copy === 'absent' && highestCopy >= 0) throw new Error(`There is no ${newestSnapshotKey}`);
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
