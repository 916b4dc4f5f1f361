/** The server of TEST_REDIS_URL, which `npm test` starts for these tests. */
export function redisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (url === undefined)
    throw new Error(
      'TEST_REDIS_URL is not set; `node scripts/servers/start-redis.ts` starts a Redis',
    );
  return url;
}
