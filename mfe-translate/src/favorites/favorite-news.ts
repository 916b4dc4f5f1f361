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
  /** A translation knows whether it is saved: its heart is as old as its answer. */
  const refresh = (shownTranslation: 'active' | 'none') => {
    void client.invalidateQueries({ queryKey: keys.favorites });
    void client.invalidateQueries({
      queryKey: keys.allTranslations,
      refetchType: shownTranslation,
    });
  };
  channel.addEventListener('message', () => refresh('active'));
  return {
    tell() {
      // Whoever saves the translation that is shown here remembers that.
      refresh('none');
      channel.postMessage('changed');
    },
  };
}
