import { queryOptions } from '@tanstack/react-query';
import { getStatistics } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';

/** Keys of everything this remote keeps of the server's state. */
export const keys = { statistics: ['statistics'] } as const;

/** Totals and marks of each language. */
export function statisticsQuery(api: HostApi['api']) {
  return queryOptions({
    queryKey: keys.statistics,
    queryFn: ({ signal }) => api.send(getStatistics, {}, { signal }),
  });
}
