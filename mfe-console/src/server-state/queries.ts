import { queryOptions } from '@tanstack/react-query';
import {
  getConsoleAccess,
  getOverride,
  getReleaseHistory,
  listPartnerKeys,
  listReleases,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';

type Api = HostApi['api'];

/** How often the figures of canaries are read again while somebody looks at them, in milliseconds. */
const releasesInterval = 20_000;

/** What the account may see; a role that is granted or revoked counts at the next visit. */
export function accessQuery(api: Api) {
  return queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => api.send(getConsoleAccess, {}, { signal }),
    staleTime: 60_000,
  });
}

/** What is live of everything. */
export function releasesQuery(api: Api) {
  return queryOptions({
    queryKey: ['releases'],
    queryFn: ({ signal }) => api.send(listReleases, {}, { signal }),
    staleTime: 0,
    refetchInterval: releasesInterval,
  });
}

/** Versions and history of one remote. */
export function historyQuery(api: Api, remote: string) {
  return queryOptions({
    queryKey: ['releases', remote],
    queryFn: ({ signal }) => api.send(getReleaseHistory, { params: { remote } }, { signal }),
    staleTime: 0,
  });
}

/** All partners' keys. */
export function partnerKeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['partners'],
    queryFn: ({ signal }) => api.send(listPartnerKeys, {}, { signal }),
    staleTime: 0,
  });
}

/** Where remotes may be run from. */
export function overrideQuery(api: Api) {
  return queryOptions({
    queryKey: ['override'],
    queryFn: ({ signal }) => api.send(getOverride, {}, { signal }),
    staleTime: 0,
  });
}
