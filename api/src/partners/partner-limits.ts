import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { LimitStore } from '../limits/limit-store.ts';
import type { KnownKey } from './known-keys.ts';
import { day, utcDayOf } from './utc-day.ts';

const minute = 60_000;

/** Which limit a key has reached, and in how many seconds it may be used again. */
export interface ReachedLimit {
  limit: 'day' | 'minute';
  retryAfterSeconds: number;
}

/** Counts requests by address, and by key in minutes and days of UTC. */
export interface PartnerLimits {
  /** Counts a request of an address; answers how many seconds it must wait, 0 when it need not. */
  countAddress(network: string, now: number): Promise<number>;
  /** Counts a request with a key, unless one of its limits is reached. */
  countKey(key: KnownKey, now: number): Promise<ReachedLimit | undefined>;
  /** Which limit a key has reached, without counting. */
  findReached(key: KnownKey, now: number): Promise<ReachedLimit | undefined>;
}

/**
 * Limits of partners' widgets, counted in a store. Windows are those of the clock, the same on all
 * instances, and stand in the names of what is counted.
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

  const windowsOf = ({ id, requestsPerDay, requestsPerMinute }: KnownKey, now: number) => ({
    minute: {
      limiter: limiterOf('partner-minute', requestsPerMinute, minute / 1000),
      points: requestsPerMinute,
      name: `${id} ${minuteOf(now)}`,
    },
    day: {
      limiter: limiterOf('partner-day', requestsPerDay, day / 1000),
      points: requestsPerDay,
      name: `${id} ${utcDayOf(now)}`,
    },
  });

  return {
    async countAddress(network, now) {
      const limiter = limiterOf('partner-address', addressPerMinute, minute / 1000);
      const isLetThrough = await consume(limiter, `${network} ${minuteOf(now)}`);
      return isLetThrough ? 0 : secondsLeft(now, minute);
    },
    async countKey(key, now) {
      const windows = windowsOf(key, now);
      if (isSpent(key)) return reached('day', now);
      if (!(await consume(windows.minute.limiter, windows.minute.name)))
        return reached('minute', now);
      if (!(await consume(windows.day.limiter, windows.day.name))) return reached('day', now);
      return undefined;
    },
    async findReached(key, now) {
      const windows = windowsOf(key, now);
      if (isSpent(key)) return reached('day', now);
      for (const limit of ['day', 'minute'] as const) {
        const { limiter, points, name } = windows[limit];
        const counted = await limiter.get(name);
        if ((counted?.consumedPoints ?? 0) >= points) return reached(limit, now);
      }
      return undefined;
    },
  };
}

/** What is counted in memory is forgotten by a restart, and unknown to other instances. */
function isSpent({ requestsToday, requestsPerDay }: KnownKey): boolean {
  return requestsToday >= requestsPerDay;
}

function reached(limit: 'day' | 'minute', now: number): ReachedLimit {
  return { limit, retryAfterSeconds: secondsLeft(now, limit === 'day' ? day : minute) };
}

function minuteOf(now: number): number {
  return Math.floor(now / minute);
}

function secondsLeft(now: number, window: number): number {
  return Math.max(1, Math.ceil((window - (now % window)) / 1000));
}

async function consume(limiter: RateLimiterAbstract, name: string): Promise<boolean> {
  try {
    await limiter.consume(name);
    return true;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return false;
  }
}
