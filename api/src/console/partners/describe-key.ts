import type { PartnerKeyEntry, PartnerUsageDay } from '@topwords/platform/contracts';
import type { PartnerKey } from '../../partners/partner-key.ts';
import { jsonOfKey } from '../../commands/print-keys.ts';
import type { UsageDay } from '../../partners/usage-repository.ts';

function usageOf(key: PartnerKey, used: readonly UsageDay[]): PartnerUsageDay[] {
  return used
    .filter(({ keyId }) => keyId === key.id)
    .map(({ keyId: _key, utcDay: day, ...counts }) => ({ day, ...counts }));
}

/** A key as the console shows it; `used` has the counts of all keys, newest day first. */
export function describeKey(
  key: PartnerKey,
  now: number,
  used: readonly UsageDay[] = [],
): PartnerKeyEntry {
  const {
    expires_at: _expiry,
    requests_per_day_of_one_address: _ofOne,
    ...shown
  } = jsonOfKey(key, now);
  const usage = usageOf(key, used);
  return {
    ...shown,
    address_share: key.addressShare,
    expires: dayOf(key.expiresAt),
    last_used: usage.find(({ requests, refused }) => requests + refused > 0)?.day ?? null,
    usage,
  };
}

/** The UTC day on which a key expires, such as `2027-01-01`. */
export function dayOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString().slice(0, 10);
}
