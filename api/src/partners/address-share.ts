import type { PartnerKey } from './partner-key.ts';

/** Percent of a day's quota that one address may use if the key does not say. */
const defaultPercent = 2;
/** Per minute an address may use this many times its share: readers come in bursts. */
const burst = 5;
/** What a reader needs, however small the quota; in requests. */
const minPerDay = 50;
const minPerMinute = 40;

/** How many requests one address may make with a key. */
export interface AddressShare {
  day: number;
  minute: number;
}

/**
 * How much of a key's quotas one address may use, so that nobody with the public text of a key can
 * use it up for everyone else. Undefined for keys without such a limit, and for secret keys.
 */
export function addressShareOf(key: PartnerKey): AddressShare | undefined {
  const percent = key.addressShare ?? defaultPercent;
  if (key.secretHash !== null || percent >= 100) return undefined;
  return {
    day: atLeast(minPerDay, (key.requestsPerDay * percent) / 100),
    minute: atLeast(minPerMinute, (key.requestsPerMinute * Math.min(100, percent * burst)) / 100),
  };
}

/**
 * The part of it for pages without a session: those whose translator was released before sessions
 * existed, and programs that forge an origin.
 */
export function withoutSession({ day, minute }: AddressShare): AddressShare {
  return { day: Math.ceil(day / 2), minute: Math.ceil(minute / 2) };
}

function atLeast(least: number, requests: number): number {
  return Math.max(least, Math.ceil(requests));
}
