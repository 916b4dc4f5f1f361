import type { PublicKey, SignedSnapshot } from '@topwords/platform/contracts';
import { readLogEnd, type Store, type Writer } from '@topwords/release/commands';
import { LRUCache } from 'lru-cache';

/** The registry as the console works on it. */
export interface ReleaseRegistry {
  publicKey: PublicKey;
  store: Store;
  /** Whether the store can list what was published. */
  isListed: boolean;
  /** What this instance serves by now. */
  current: () => SignedSnapshot;
  /** Signs changes; null where this deployment cannot, and `readOnly` says why. */
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

/** The newest snapshot of the log: newer than what is served for a second after a change. */
export async function readNewest({
  store,
  publicKey,
  current,
}: ReleaseRegistry): Promise<SignedSnapshot> {
  return (await readLogEnd(store, publicKey, current())).newest ?? current();
}
