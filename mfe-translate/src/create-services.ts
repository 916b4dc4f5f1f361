import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices } from '@topwords/platform/remote';
import { createFavoriteNews } from './services/favorite-news.ts';
import type { Services } from './services/services.ts';
import { createToasts } from './services/toast.ts';

/** Creates the services for a host and subscribes them to its bus. */
export function createServices(host: HostApi): Services {
  const services = createRemoteServices(host);
  return {
    ...services,
    announceFavorites: createFavoriteNews(services.client, host.bus),
    toasts: createToasts(),
  };
}
