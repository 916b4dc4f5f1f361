import { practicePair, type PracticePair } from '@topwords/platform/contracts';

const prefix = 'topwords.pairs/';

function keyOf(sub: string, id: string): string {
  return `${prefix}${sub}/${id}`;
}

function keysOf(storage: Storage | null): string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) =>
    String(storage?.key(index)),
  );
  return keys.filter((key) => key.startsWith(prefix));
}

function parsePair(text: string): PracticePair | undefined {
  try {
    return practicePair.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Pairs that are not sent yet, by account, as the browser keeps them over reloads. */
export interface PairStorage {
  /** In no particular order. */
  pairsOf(sub: string): PracticePair[];
  put(sub: string, pair: PracticePair): void;
  remove(sub: string, id: string): void;
  /** Writes again what was lost when the storage was cleared, as signing out does. */
  restore(): void;
}

/**
 * Keeps each pair under a key of its own, so that tabs do not overwrite each other's. What has no
 * room in the storage, or where there is none, lives as long as the page.
 */
export function createPairStorage(storage: Storage | null): PairStorage {
  const own = new Map<string, string>();

  function write(key: string, text: string): void {
    try {
      storage?.setItem(key, text);
    } catch {
      // The page keeps it.
    }
  }

  // Those of an earlier page and of all accounts: who signs out clears the storage of them as well.
  for (const key of keysOf(storage)) {
    const text = storage?.getItem(key) ?? '';
    if (parsePair(text)) own.set(key, text);
  }

  return {
    pairsOf(sub) {
      const keys = new Set([...keysOf(storage), ...own.keys()]);
      return [...keys]
        .filter((key) => key.startsWith(keyOf(sub, '')))
        .flatMap((key) => parsePair(own.get(key) ?? storage?.getItem(key) ?? '') ?? []);
    },
    put(sub, pair) {
      const key = keyOf(sub, pair.id);
      const text = JSON.stringify(pair);
      own.set(key, text);
      write(key, text);
    },
    remove(sub, id) {
      const key = keyOf(sub, id);
      own.delete(key);
      storage?.removeItem(key);
    },
    restore() {
      for (const [key, text] of own) write(key, text);
    },
  };
}
