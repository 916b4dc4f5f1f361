/** What accounts have still to send, as the browser keeps it over reloads. */
export interface AccountStorage<Item> {
  /** What an account has kept, in no particular order. */
  itemsOf(sub: string): Item[];
  put(sub: string, item: Item): void;
  remove(sub: string, id: string): void;
  /** Lets go of a key that another tab has removed. */
  forget(key: string): void;
  /** Writes again what was lost when the storage was cleared, as signing out does. */
  restore(): void;
}

/** The keys of the browser's storage that begin like this. */
export function keysOf(storage: Storage | null, start: string): string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) =>
    String(storage?.key(index)),
  );
  return keys.filter((key) => key.startsWith(start));
}

/**
 * Keeps each item under a key of its own, so that tabs do not overwrite each other's. What has no
 * room in the storage, or where there is none, lives as long as the page.
 * @param prefix of all keys
 * @param parse reads what the browser kept; undefined for what is no item, whoever wrote it
 */
export function createAccountStorage<Item extends { id: string }>(
  storage: Storage | null,
  prefix: string,
  parse: (text: string) => Item | undefined,
): AccountStorage<Item> {
  const known = new Map<string, string>();
  const unwritten = new Set<string>();
  const keyOf = (sub: string, id: string) => `${prefix}${sub}/${id}`;

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

  function read(key: string): Item | undefined {
    const text = unwritten.has(key) ? known.get(key) : storage?.getItem(key);
    const item = parse(text ?? '');
    if (item && typeof text === 'string') known.set(key, text);
    return item;
  }

  // Those of all accounts: when one signs out, the storage is cleared of the others' as well.
  for (const key of keysOf(storage, prefix)) read(key);

  return {
    itemsOf(sub) {
      const start = keyOf(sub, '');
      const others = [...unwritten].filter((key) => key.startsWith(start));
      const keys = new Set([...keysOf(storage, start), ...others]);
      return [...keys].flatMap((key) => read(key) ?? []);
    },
    put: (sub, item) => write(keyOf(sub, item.id), JSON.stringify(item)),
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
