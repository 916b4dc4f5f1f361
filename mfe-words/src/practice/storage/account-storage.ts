/** What accounts still have to send, kept in the browser across reloads. */
export interface AccountStorage<Item> {
  /** An account's items, in no particular order. */
  itemsOf(sub: string): Item[];
  put(sub: string, item: Item): void;
  remove(sub: string, id: string): void;
  /** Writes back what was lost when the storage was cleared, as signing out does. */
  restore(): void;
}

/** The keys in the browser's storage that start with a prefix. */
export function keysOf(storage: Storage | null, start: string): string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) =>
    String(storage?.key(index)),
  );
  return keys.filter((key) => key.startsWith(start));
}

/**
 * Keeps each item under its own key, so that tabs do not overwrite each other's items. What does
 * not fit into the storage, or has no storage, lasts as long as the page.
 * @param prefix of all keys
 * @param parse reads what the browser kept; undefined if it is not a valid item
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
      if (!storage) throw new Error('No storage available');
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

  function restore(): void {
    for (const [key, text] of known) write(key, text);
  }

  // Another tab has cleared the storage, or removed an item.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null) restore();
    else if (newValue === null) known.delete(key);
  });

  // For all accounts: signing out clears the storage, including what other accounts keep there.
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
    restore,
  };
}
