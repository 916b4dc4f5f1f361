import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../server-state/keys.ts';

/** Tells of changes to favourites: to this tab's screens, and to the browser's other tabs. */
export interface FavoriteNews {
  /** Something was saved, moved, removed, made or deleted here. */
  tell(): void;
}

const channelName = 'topwords.favorites';

/** Opens the channel between tabs; whatever another tab tells makes what is kept here stale. */
export function createFavoriteNews(client: QueryClient): FavoriteNews {
  const channel = new BroadcastChannel(channelName);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keys.favorites });
    // A translation knows whether it is saved: it is asked for again when it is next opened.
    void client.invalidateQueries({ queryKey: keys.allTranslations, refetchType: 'none' });
  };
  channel.addEventListener('message', refresh);
  return {
    tell() {
      refresh();
      channel.postMessage('changed');
    },
  };
}
