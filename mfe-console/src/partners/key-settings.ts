import type { CallInput, changePartnerKey, PartnerKeyEntry } from '@topwords/platform/contracts';

/** What a key may do, as the form has it. */
export type KeySettings = CallInput<typeof changePartnerKey>['body'];

/** What the form begins with for a new key. */
export const newSettings: KeySettings = {
  name: '',
  origins: [],
  languages: null,
  requests_per_day: 10_000,
  requests_per_minute: 300,
  address_share: null,
  expires: null,
};

/** What the form begins with for a key that is there. */
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
