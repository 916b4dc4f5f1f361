import type { QueryClient } from '@tanstack/react-query';
import { translate } from '@topwords/platform/contracts';
import type { EventBus } from '@topwords/platform/events';
import { callKey } from '@topwords/platform/remote';

/**
 * Returns a function that announces a change made here to this tab's screens, and through the bus to
 * everyone else who shows favourites. Changes from elsewhere, including other tabs, make
 * translations stale.
 */
export function createFavoriteNews(client: QueryClient, bus: EventBus): () => void {
  let isOwn = false;
  bus.subscribe('favorites.changed', () => {
    void client.invalidateQueries({
      queryKey: callKey(translate),
      // A translation's answer says whether it is saved, so its heart is as old as the answer. Code
      // that saves the shown translation updates its answer itself.
      refetchType: isOwn ? 'none' : 'active',
    });
  });
  return () => {
    isOwn = true;
    bus.emit('favorites.changed', {});
    isOwn = false;
  };
}
