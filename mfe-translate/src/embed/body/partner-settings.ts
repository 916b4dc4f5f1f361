import { QueryClient, queryOptions } from '@tanstack/react-query';
import { getWidgetSettings, type WidgetSettings } from '@topwords/platform/contracts';
import { callPartner, type PartnerSite } from './call-partner.ts';

/** A session is renewed this long before it ends, to leave time for calls, in seconds. */
const margin = 30;
/** How long settings without a session are cached, in seconds. */
const keptSeconds = 300;

/** What keys give this page, shared by its translators; without timers, which would outlive them. */
const client = new QueryClient({
  defaultOptions: { queries: { gcTime: Infinity, networkMode: 'always' } },
});

function settingsQuery(of: PartnerSite) {
  return queryOptions({
    queryKey: [of.site, of.apiKey],
    queryFn: async () => (await callPartner(of, getWidgetSettings)) as WidgetSettings,
    staleTime: ({ state: { data } }) =>
      ((data?.session?.expires_in_seconds ?? keptSeconds) - margin) * 1000,
  });
}

/** The settings of a page's key, requested once per session. @throws ApiFailure */
export function partnerSettings(of: PartnerSite): Promise<WidgetSettings> {
  return client.fetchQuery(settingsQuery(of));
}

/** The session of the page for counted calls, renewed if it has expired; '' if there is none. */
export function partnerSession(of: PartnerSite): Promise<string> {
  return partnerSettings(of).then(
    ({ session }) => session?.token ?? '',
    // The call itself reports the problem.
    () => '',
  );
}

/** Drops the settings that came with a session, so that the next call requests new ones. */
export function forgetSession(of: PartnerSite, session: string): void {
  const { queryKey } = settingsQuery(of);
  if (client.getQueryData(queryKey)?.session?.token === session) client.removeQueries({ queryKey });
}
