import type { QueryClient } from '@tanstack/react-query';
import { translate } from '@topwords/platform/contracts';
import type { EventBus } from '@topwords/platform/events';
import { callKey } from '@topwords/platform/remote';

/**
 * Announces changes to favourites to this tab's screens, and through the bus to everyone else who
 * shows them.
 */
export interface FavoriteNews {
  /** Something was saved, moved, removed, created or deleted here. */
  announce(): void;
}

/**
 * Announces changes on the bus. Changes from elsewhere, including other tabs, make translations
 * stale.
 */
export function createFavoriteNews(client: QueryClient, bus: EventBus): FavoriteNews {
  let isOwn = false;
  bus.subscribe('favorites.changed', () => {
    void client.invalidateQueries({
      queryKey: callKey(translate),
      // A translation's answer says whether it is saved, so its heart is as old as the answer. Code
      // that saves the shown translation updates its answer itself.
      refetchType: isOwn ? 'none' : 'active',
    });
  });
  return {
    announce() {
      isOwn = true;
      bus.emit('favorites.changed', {});
      isOwn = false;
    },
  };
}
