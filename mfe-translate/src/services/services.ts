import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { FavoriteNews } from './favorite-news.ts';
import type { Toast } from './toast.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  /** Tells of changes to favourites, and hears of those of other tabs. */
  news: FavoriteNews;
  /** What is said at the lower edge, with a way to take it back; null while there is nothing. */
  toast: BehaviorSubject<Toast | null>;
}

/**
 * The services of this remote.
 * @throws outside of it.
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
