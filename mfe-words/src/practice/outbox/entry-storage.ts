import { waitingPrefixes } from '@topwords/platform/host';
import { createAccountStorage, type AccountStorage } from '../storage/account-storage.ts';
import { parseEntry, type Entry } from './entry.ts';

/** Whether a key of the browser's storage belongs to an entry. */
export function isEntryKey(key: string): boolean {
  return key.startsWith(waitingPrefixes.answers);
}

/** The entries of all accounts. */
export interface EntryStorage extends AccountStorage<Entry> {
  /** An account's entries in the order in which they are to be sent. */
  entriesOf(sub: string): Entry[];
}

/** Keeps entries in the storage. */
export function createEntryStorage(storage: Storage | null): EntryStorage {
  const entries = createAccountStorage(storage, waitingPrefixes.answers, parseEntry);
  const entriesOf = (sub: string) =>
    entries.itemsOf(sub).toSorted((one, other) => one.order - other.order);
  return { ...entries, entriesOf };
}
