import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { readLogEnd, type Store, type Writer } from '@topwords/release/commands';
import { LRUCache } from 'lru-cache';

/** The registry as the console uses it. */
export interface ReleaseRegistry {
  publicKey: PublicKey;
  store: Store;
  /** Whether the store can list published versions. */
  isListed: boolean;
  /** The snapshot that this instance serves now. */
  current: () => SignedSnapshot;
  /** Signs changes; null if this deployment cannot, with the reason in `readOnly`. */
  writer: Writer | null;
  readOnly: string | null;
}

const rememberedSnapshots = 500;

/** A store that reads each numbered snapshot once: these never change. */
export function rememberSnapshots(store: Store): Store {
  const remembered = new LRUCache<string, Uint8Array>({ max: rememberedSnapshots });
  return {
    ...store,
    async get(key) {
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const bytes = await store.get(key);
      if (bytes !== null && key.startsWith('snapshots/')) remembered.set(key, bytes);
      return bytes;
    },
  };
}

/** The newest snapshot of the log: for a second after a change it is newer than the served one. */
export async function readNewest({
  store,
  publicKey,
  current,
}: ReleaseRegistry): Promise<SignedSnapshot> {
  return (await readLogEnd(store, publicKey, current())).newest ?? current();
}
