import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimitStore } from './limit-store.ts';
import { withFallback, watchPulse } from './redis-pulse.ts';
import { createRedisSeats } from './redis-seats.ts';

/** A connection that was silent for this long is replaced. */
const silenceMilliseconds = 2000;
const longestPause = 5000;

/**
 * Counts in Redis, for all instances. While Redis is unavailable each instance counts in its own
 * memory, and logs that once.
 * @param url `redis://…` or `rediss://…`
 */
export async function openRedisStore(url: string, log: Logger): Promise<LimitStore> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMilliseconds / 2,
    socket: {
      connectTimeout: silenceMilliseconds,
      socketTimeout: silenceMilliseconds,
      reconnectStrategy: (retries) => Math.min(longestPause, 50 * 2 ** retries),
    },
  });
  let isDown = false;
  client.on('error', (error: unknown) => {
    if (!isDown) log.warn({ err: error }, 'Redis is unavailable: limits are counted in memory');
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log.info('Redis is available again: limits are counted there');
    isDown = false;
  });
  await begin(client);
  const pulse = watchPulse(client);

  return {
    limiter({ keyPrefix, points, duration, refusesAlone = false }) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `topwords:${keyPrefix}`,
        points,
        duration,
        ...(refusesAlone && { inMemoryBlockOnConsumed: points, inMemoryBlockDuration: duration }),
      });
      return withFallback(limiter, new RateLimiterMemory({ keyPrefix, points, duration }), pulse);
    },
    seats: (options) => createRedisSeats(client, options, pulse),
    async close() {
      pulse.close();
      // Pending commands finish, unless Redis is silent.
      const late = setTimeout(() => client.destroy(), silenceMilliseconds);
      if (client.isReady) await client.close().catch(() => undefined);
      else client.destroy();
      clearTimeout(late);
    },
  };
}

interface Connecting {
  once(event: 'error', listener: () => void): unknown;
  connect(): Promise<unknown>;
}

/** Waits for the first connection, or for the first attempt to fail; the client keeps trying. */
async function begin(client: Connecting): Promise<void> {
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  client.once('error', () => resolve());
  const connected = client.connect().then(
    () => undefined,
    // The client's error event has logged the reason.
    () => undefined,
  );
  await Promise.race([connected, failed]);
}
