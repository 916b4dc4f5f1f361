import type { QueryClient } from '@tanstack/react-query';
import { translate } from '@topwords/platform/contracts';
import type { EventBus } from '@topwords/platform/events';
import { callKey } from '@topwords/platform/remote';

/** Tells of changes to favourites: this tab's screens, and by the bus whoever else shows them. */
export interface FavoriteNews {
  /** Something was saved, moved, removed, made or deleted here. */
  tell(): void;
}

/** Tells by the bus. What anybody else changes, also in another tab, makes translations stale. */
export function createFavoriteNews(client: QueryClient, bus: EventBus): FavoriteNews {
  let isOwn = false;
  bus.subscribe('favorites.changed', () => {
    void client.invalidateQueries({
      queryKey: callKey(translate),
      // A translation knows whether it is saved: its heart is as old as its answer. Whoever saves the
      // one that is shown here remembers that.
      refetchType: isOwn ? 'none' : 'active',
    });
  });
  return {
    tell() {
      isOwn = true;
      bus.emit('favorites.changed', {});
      isOwn = false;
    },
  };
}
