import { queryOptions } from '@tanstack/react-query';
import {
  getAccountSettings,
  getActivity,
  getPartOfSpeechStatistics,
  getPracticeForecast,
  getPracticeSettings,
  getProfileStatistics,
  getStatistics,
  listSessions,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { keys } from './keys.ts';

interface Asking {
  host: Pick<HostApi, 'api'>;
}

/** Figures change with every answer, also on another device: a page looked at again asks again. */
const fresh = { staleTime: 60_000, refetchOnWindowFocus: true } as const;

/** The learner's name, address and figures. */
export function profileQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.profile,
    queryFn: ({ signal }) => host.api.send(getProfileStatistics, {}, { signal }),
  });
}

/** Totals and marks of each language. */
export function statisticsQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.statistics,
    queryFn: ({ signal }) => host.api.send(getStatistics, {}, { signal }),
  });
}

/** Totals and marks of each part of speech. */
export function partsOfSpeechQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.partsOfSpeech,
    queryFn: ({ signal }) => host.api.send(getPartOfSpeechStatistics, {}, { signal }),
  });
}

/** What was done on each day of a year, the oldest first. */
export function activityQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.activity,
    async queryFn({ signal }) {
      const { days } = await host.api.send(getActivity, {}, { signal });
      return days;
    },
  });
}

/** What the next days bring, of all languages. */
export function forecastQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.forecast,
    queryFn: ({ signal }) => host.api.send(getPracticeForecast, { query: {} }, { signal }),
  });
}

/** What the learner has chosen of practice. */
export function practiceSettingsQuery({ host }: Asking) {
  return queryOptions({
    queryKey: keys.practiceSettings,
    queryFn: ({ signal }) => host.api.send(getPracticeSettings, {}, { signal }),
  });
}

/** Time zone, and how the learner signs in. */
export function accountSettingsQuery({ host }: Asking) {
  return queryOptions({
    ...fresh,
    queryKey: keys.accountSettings,
    queryFn: ({ signal }) => host.api.send(getAccountSettings, {}, { signal }),
  });
}

/** Where the account is signed in; asked for with each visit. */
export function sessionsQuery({ host }: Asking) {
  return queryOptions({
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryKey: keys.sessions,
    async queryFn({ signal }) {
      const { sessions } = await host.api.send(listSessions, {}, { signal });
      return sessions;
    },
  });
}
