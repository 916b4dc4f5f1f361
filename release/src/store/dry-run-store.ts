import type { Store } from './store.ts';

/** A store that keeps writes in memory. */
export interface DryRunStore extends Store {
  /** Keys that would have been written or deleted. */
  readonly changes: ReadonlyMap<string, 'written' | 'deleted'>;
}

/** Wraps a store: writes stay in memory, where they can be read, and the store stays unchanged. */
export function createDryRunStore(store: Store): DryRunStore {
  const contents = new Map<string, Uint8Array | null>();
  const changes = new Map<string, 'written' | 'deleted'>();
  async function get(key: string): Promise<Uint8Array | null> {
    const content = contents.get(key);
    return content === undefined ? store.get(key) : content;
  }
  async function put(key: string, bytes: Uint8Array): Promise<void> {
    contents.set(key, bytes);
    changes.set(key, 'written');
    return Promise.resolve();
  }
  return {
    name: store.name,
    changes,
    get,
    put,
    async createIfAbsent(key, bytes) {
      if ((await get(key)) !== null) return false;
      await put(key, bytes);
      return true;
    },
    async list(prefix) {
      const keys = new Set(await store.list(prefix));
      for (const [key, content] of contents) {
        if (content === null) keys.delete(key);
        else if (key.startsWith(prefix)) keys.add(key);
      }
      return [...keys].toSorted();
    },
    delete(key) {
      contents.set(key, null);
      changes.set(key, 'deleted');
      return Promise.resolve();
    },
  };
}
