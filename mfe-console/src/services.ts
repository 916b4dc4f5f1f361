import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, type RemoteServices } from '@topwords/platform/remote';

/** Makes the services for a host; what one account saw is dropped when another signs in. */
export function createServices(host: HostApi): RemoteServices {
  const services = createRemoteServices(host);
  let last = host.session.state.value.sub;
  host.bus.subscribe('session.changed', ({ sub }) => {
    if (sub !== last) services.client.clear();
    last = sub;
  });
  return services;
}
