import {
  getConsoleAccess,
  getOverride,
  getReleaseHistory,
  listPartnerKeys,
  listReleases,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { callKey, createRemoteServices, type RemoteServices } from '@topwords/platform/remote';

/** Creates the services for a host and sets how long the console's answers stay fresh. */
export function createServices(host: HostApi): RemoteServices {
  const services = createRemoteServices(host);
  // A role that is granted or revoked applies within a minute.
  services.client.setQueryDefaults(callKey(getConsoleAccess), { staleTime: 60_000 });
  for (const call of [listReleases, getReleaseHistory, listPartnerKeys, getOverride]) {
    services.client.setQueryDefaults(callKey(call), { staleTime: 0 });
  }
  return services;
}
