import { createContext, useContext } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { createFavoriteNews, type FavoriteNews } from './favorites/favorite-news.ts';
import { forgetOthers } from './server-state/forget-others.ts';
import type { Toast } from './toast/toast.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  /** Tells of changes to favourites, and hears of those of other tabs. */
  news: FavoriteNews;
  /** What is said at the lower edge, with a way to take it back; null while there is nothing. */
  toast: BehaviorSubject<Toast | null>;
}

/** Makes the services for a host and lets them follow its bus. */
export function createServices(host: HostApi): Services {
  const services = createRemoteServices(host);
  const { client } = services;
  forgetOthers(services);
  return {
    ...services,
    news: createFavoriteNews(client, host.bus),
    toast: new BehaviorSubject<Toast | null>(null),
  };
}

const ServicesContext = createContext<Services | null>(null);

/** Gives the services to the screens. */
export const ServicesProvider = ServicesContext.Provider;

/**
 * The services of this remote.
 * @throws outside of a ServicesProvider.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
