import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { FavoriteNews } from './favorite-news.ts';
import type { Toast } from './toast.ts';

/** Services shared by the screens of this remote, for its lifetime. */
export interface Services extends RemoteServices {
  /** Announces changes to favourites, and receives those of other tabs. */
  news: FavoriteNews;
  /** The toast at the lower edge, with its undo action; null if none. */
  toast: BehaviorSubject<Toast | null>;
}

/**
 * The services of this remote.
 * @throws outside the remote
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
