/** The server of TEST_REDIS_URL, which the stage of `npm test` that runs these tests starts. */
export function redisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (url === undefined)
    throw new Error('TEST_REDIS_URL is not set; `node scripts/redis.ts` starts a Redis');
  return url;
}
