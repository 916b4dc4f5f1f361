import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import { followBus } from './server-state/follow-bus.ts';

/** Makes the services for a host and lets them follow its bus. */
export function createServices(host: HostApi): RemoteServices {
  const services = createRemoteServices(host);
  followBus(services);
  return services;
}
