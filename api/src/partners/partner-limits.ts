import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume } from '../limits/consume.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import { addressShareOf, withoutSession, type AddressShare } from './address-share.ts';
import type { KnownKey } from './known-keys.ts';
import { day, utcDayOf } from '../calendar/utc-day.ts';

const minute = 60_000;

/** Which limit was reached, and in how many seconds the key works again. */
export interface ReachedLimit {
  limit: 'day' | 'minute';
  /** The key's own limit, or the share of it that one address may use. */
  of: 'key' | 'address';
  retryAfterSeconds: number;
}

/** Who uses a key. */
interface KeyUser {
  /** IPv4 address, or /64 of an IPv6 one. */
  network: string;
  hasSession: boolean;
}

/** Counts requests by address, and by key in minutes and days of UTC. */
export interface PartnerLimits {
  /** Counts a request of an address; returns how many seconds it must wait, 0 if none. */
  countAddress(network: string, now: number): Promise<number>;
  /** Counts a request with a key, unless one of its limits is reached. */
  countKey(key: KnownKey, user: KeyUser, now: number): Promise<ReachedLimit | undefined>;
  /** Which limit a key has reached for a user, without counting. */
  findReached(key: KnownKey, user: KeyUser, now: number): Promise<ReachedLimit | undefined>;
}

/** A counter of one window of the clock. */
interface Counter extends Pick<ReachedLimit, 'limit' | 'of'> {
  limiter: RateLimiterAbstract;
  points: number;
  name: string;
}

/**
 * Limits of partners' widgets, counted in a store. Windows follow the clock, are the same on all
 * instances, and are part of the counters' names.
 */
export function createPartnerLimits(store: LimitStore, addressPerMinute: number): PartnerLimits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(keyPrefix: string, points: number, seconds: number): RateLimiterAbstract {
    const name = `${keyPrefix} ${points}`;
    const made =
      limiters.get(name) ??
      store.limiter({ keyPrefix, points, duration: seconds, refusesAlone: true });
    limiters.set(name, made);
    return made;
  }

  function minuteAndDay(
    prefix: string,
    of: Counter['of'],
    points: AddressShare,
    name: string,
    now: number,
  ): Counter[] {
    return (['minute', 'day'] as const).map((limit) => ({
      limit,
      of,
      points: points[limit],
      limiter: limiterOf(`${prefix}-${limit}`, points[limit], secondsOf[limit]),
      name: `${name} ${limit === 'day' ? utcDayOf(now) : minuteOf(now)}`,
    }));
  }

  function countersOfKey({ id, ...key }: KnownKey, now: number): Counter[] {
    const points = { day: key.requestsPerDay, minute: key.requestsPerMinute };
    return minuteAndDay('partner', 'key', points, id, now);
  }

  /** Requests without a session count for the address as a whole, and separately. */
  function countersOfAddress(key: KnownKey, user: KeyUser, now: number): Counter[] {
    const share = addressShareOf(key);
    if (share === undefined) return [];
    const name = `${key.id} ${user.network}`;
    const all = minuteAndDay('partner-share', 'address', share, name, now);
    if (user.hasSession) return all;
    return [...minuteAndDay('partner-bare', 'address', withoutSession(share), name, now), ...all];
  }

  return {
    async countAddress(network, now) {
      const limiter = limiterOf('partner-address', addressPerMinute, minute / 1000);
      const wait = await consume(limiter, `${network} ${minuteOf(now)}`);
      return wait === 0 ? 0 : secondsLeft(now, minute);
    },
    async countKey(key, user, now) {
      if (isSpent(key)) return reached({ limit: 'day', of: 'key' }, now);
      // Requests over an address's share must not use up what others may use in this minute.
      for (const counter of [...countersOfAddress(key, user, now), ...countersOfKey(key, now)]) {
        if ((await consume(counter.limiter, counter.name)) > 0) return reached(counter, now);
      }
      return undefined;
    },
    async findReached(key, user, now) {
      if (isSpent(key)) return reached({ limit: 'day', of: 'key' }, now);
      const counters = [...countersOfKey(key, now), ...countersOfAddress(key, user, now)];
      for (const counter of counters.toSorted(byLength)) {
        const counted = await counter.limiter.get(counter.name);
        if ((counted?.consumedPoints ?? 0) >= counter.points) return reached(counter, now);
      }
      return undefined;
    },
  };
}

const secondsOf = { day: day / 1000, minute: minute / 1000 };

/** Days first: a reader who must wait until midnight is not asked to wait for the next minute. */
function byLength(one: Counter, other: Counter): number {
  return secondsOf[other.limit] - secondsOf[one.limit];
}

/** Counts in memory are lost at a restart, and unknown to other instances. */
function isSpent({ requestsToday, requestsPerDay }: KnownKey): boolean {
  return requestsToday >= requestsPerDay;
}

function reached({ limit, of }: Pick<Counter, 'limit' | 'of'>, now: number): ReachedLimit {
  return { limit, of, retryAfterSeconds: secondsLeft(now, limit === 'day' ? day : minute) };
}

function minuteOf(now: number): number {
  return Math.floor(now / minute);
}

function secondsLeft(now: number, window: number): number {
  return Math.max(1, Math.ceil((window - (now % window)) / 1000));
}
