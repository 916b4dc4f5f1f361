import type { PartnerKeyEntry, PartnerUsageDay } from '@topwords/platform/contracts';
import type { PartnerKey } from '../../partners/partner-key.ts';
import { jsonOfKey } from '../../commands/print-keys.ts';
import type { UsageDay } from '../../partners/usage-repository.ts';

function usageOf(key: PartnerKey, used: readonly UsageDay[]): PartnerUsageDay[] {
  return used
    .filter(({ keyId }) => keyId === key.id)
    .map(({ utcDay, requests, characters, refused }) => ({
      day: utcDay,
      requests,
      characters,
      refused,
    }));
}

/** A key as the console shows it; `used` has the counts of all keys, newest day first. */
export function describeKey(
  key: PartnerKey,
  now: number,
  used: readonly UsageDay[] = [],
): PartnerKeyEntry {
  const { kind, state, created_at, revoked_at } = jsonOfKey(key, now);
  const usage = usageOf(key, used);
  return {
    id: key.id,
    key: key.key,
    kind,
    state,
    name: key.name,
    origins: [...key.origins],
    languages: key.languages && [...key.languages],
    requests_per_day: key.requestsPerDay,
    requests_per_minute: key.requestsPerMinute,
    address_share: key.addressShare,
    expires: dayOf(key.expiresAt),
    created_at: created_at ?? '',
    revoked_at,
    last_used: usage.find(({ requests, refused }) => requests + refused > 0)?.day ?? null,
    usage,
  };
}

/** The UTC day on which a key expires, such as `2027-01-01`. */
export function dayOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}
