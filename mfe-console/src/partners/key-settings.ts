import type { CallInput, changePartnerKey, PartnerKeyEntry } from '@topwords/platform/contracts';

/** A key's settings, as form values. */
export type KeySettings = CallInput<typeof changePartnerKey>['body'];

/** The initial form values for a new key. */
export const newSettings: KeySettings = {
  name: '',
  origins: [],
  languages: null,
  requests_per_day: 10_000,
  requests_per_minute: 300,
  address_share: null,
  expires: null,
};

/** The initial form values for an existing key. */
export function settingsOf(entry: PartnerKeyEntry): KeySettings {
  const { name, origins, languages, requests_per_day, requests_per_minute } = entry;
  const { address_share, expires } = entry;
  return {
    name,
    origins,
    languages,
    requests_per_day,
    requests_per_minute,
    address_share,
    expires,
  };
}
