import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeats, noSeatLeft, type LeaveSeat } from './seats.ts';
import type { SeatOptions, TakeSeat } from './limit-store.ts';
import { answerTimeoutMs, type Pulse } from './redis-pulse.ts';

/** The part of the client that seats use. */
interface Scripting {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** Seats are members of a sorted set, scored by their expiry in milliseconds. */
const take = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;
const unanswered = Symbol('unanswered');
const release = `return redis.call('ZREM', KEYS[1], ARGV[1])`;

/**
 * Seats that all instances count together. Those of a killed instance expire. While Redis is
 * unavailable or silent each instance counts its own.
 */
export function createRedisSeats(
  client: Scripting,
  { keyPrefix, each, detail, leaseSeconds }: SeatOptions,
  pulse: Pulse,
): TakeSeat {
  const takeLocal = createSeats(each, detail);
  const lease = String(leaseSeconds * 1000);

  async function run(script: string, who: string, args: string[]): Promise<unknown> {
    if (pulse.isSilent()) return undefined;
    const keys = [`topwords:${keyPrefix}:${who}`];
    const late = new AbortController();
    try {
      const answer = await Promise.race([
        client.eval(script, { keys, arguments: args }),
        wait(answerTimeoutMs, unanswered, { signal: late.signal, ref: false }),
      ]);
      if (answer !== unanswered) return answer;
      pulse.miss();
      return undefined;
    } catch {
      // The client logs that Redis is unavailable.
      return undefined;
    } finally {
      late.abort();
    }
  }

  return async (who): Promise<LeaveSeat> => {
    const releaseLocal = takeLocal(who);
    const id = randomUUID();
    if ((await run(take, who, [id, String(each), lease])) === 0) {
      releaseLocal();
      throw noSeatLeft(detail);
    }
    return () => {
      releaseLocal();
      void run(release, who, [id]);
    };
  };
}
