import { parseEntry, type Entry } from './entry.ts';

/** Each entry has a key of its own, so that tabs do not overwrite each other's. */
const prefix = 'topwords.practice/';

function keyOf(sub: string, id: string): string {
  return `${prefix}${sub}/${id}`;
}

function keysOf(storage: Storage | null, start: string): string[] {
  const keys = Array.from(
    { length: storage?.length ?? 0 },
    (_, index) => storage?.key(index) ?? '',
  );
  return keys.filter((key) => key.startsWith(start));
}

/** Whether anything of any account waits to be sent. */
export function hasKeptEntries(storage: Storage | null): boolean {
  return keysOf(storage, prefix).length > 0;
}

/** Whether a key of the browser's storage is one of an entry. */
export function isEntryKey(key: string): boolean {
  return key.startsWith(prefix);
}

/** The entries of all accounts, as the browser keeps them over reloads. */
export interface EntryStorage {
  /** The entries of an account in the order in which they are to be sent. */
  entriesOf(sub: string): Entry[];
  put(sub: string, entry: Entry): void;
  remove(sub: string, id: string): void;
  /** Lets go of a key that another tab has removed. */
  forget(key: string): void;
  /** Writes again what was lost when the storage was cleared, as signing out does. */
  restore(): void;
}

/**
 * Keeps entries in the storage. What has no room there, or where there is none, lives as long as the
 * page.
 */
export function createEntryStorage(storage: Storage | null): EntryStorage {
  const known = new Map<string, string>();
  const unwritten = new Set<string>();

  function write(key: string, text: string): void {
    known.set(key, text);
    try {
      if (!storage) throw new Error('There is no storage');
      storage.setItem(key, text);
      unwritten.delete(key);
    } catch {
      unwritten.add(key);
    }
  }

  function read(key: string): Entry | undefined {
    const text = unwritten.has(key) ? known.get(key) : storage?.getItem(key);
    const entry = parseEntry(text ?? '');
    if (entry && typeof text === 'string') known.set(key, text);
    return entry;
  }

  // Those of all accounts: when one signs out, the storage is cleared of the others' as well.
  for (const key of keysOf(storage, prefix)) read(key);

  return {
    entriesOf(sub) {
      const start = keyOf(sub, '');
      const others = [...unwritten].filter((key) => key.startsWith(start));
      const keys = new Set([...keysOf(storage, start), ...others]);
      return [...keys]
        .flatMap((key) => read(key) ?? [])
        .toSorted((one, other) => one.order - other.order);
    },
    put: (sub, entry) => write(keyOf(sub, entry.id), JSON.stringify(entry)),
    remove(sub, id) {
      const key = keyOf(sub, id);
      known.delete(key);
      unwritten.delete(key);
      storage?.removeItem(key);
    },
    forget: (key) => void known.delete(key),
    restore() {
      for (const [key, text] of known) write(key, text);
    },
  };
}
