import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/**
 * Counts points against a limit.
 * @returns the seconds to wait if it is reached, otherwise 0
 * @throws what the store throws when it fails
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points?: number,
): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}
