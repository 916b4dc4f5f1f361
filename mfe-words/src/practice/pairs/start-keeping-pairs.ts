import type { PracticePair } from '@topwords/platform/contracts';
import { waitingPrefixes, type HostApi } from '@topwords/platform/host';
import { openLocalStorage } from '@topwords/platform/remote';
import { keysOf } from '../storage/account-storage.ts';

/**
 * Keeps the pairs that remotes offer. The code is loaded with the first one, or if an earlier page has
 * left some; without it, offered pairs are not kept.
 */
export function startKeepingPairs(host: HostApi): void {
  const { bus } = host;
  const storage = openLocalStorage();
  let offered: PracticePair[] = [];
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { keepOfferedPairs } = await import('./keep-offered-pairs.ts');
      dispose();
      keepOfferedPairs({ host, storage, offered });
    } catch {
      isLoading = false;
      const lost = offered;
      offered = [];
      for (const { id } of lost) bus.emit('practice.pair-kept', { id, is_kept: false });
    }
  }

  const dispose = bus.subscribe('practice.pair-offered', (pair) => {
    offered.push(pair);
    void load();
  });
  if (keysOf(storage, waitingPrefixes.pairs).length > 0) void load();
}
