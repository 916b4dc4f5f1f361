import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands before a Redis, so that a test can take it away. */
export interface RedisProxy {
  url: string;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  /** Takes connections again, at the same address. */
  mend(): Promise<void>;
  /** Keeps connections open and lets nothing through until it is mended. */
  hang(): void;
  close(): Promise<void>;
}

/** The server of TEST_REDIS_URL, which the stage of `npm test` that runs these tests starts. */
export function testRedisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (url === undefined)
    throw new Error('TEST_REDIS_URL is not set; `node scripts/redis.ts` starts a Redis');
  return url;
}

/** Starts a proxy before the Redis of the tests. */
export async function startRedisProxy(): Promise<RedisProxy> {
  const target = new URL(testRedisUrl());
  const sockets = new Set<Socket>();
  let isHanging = false;
  let port = 0;
  let server: Server | undefined;

  function join(client: Socket): void {
    const redis = connect({ host: target.hostname, port: Number(target.port) });
    for (const [from, to] of [
      [client, redis],
      [redis, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      if (isHanging) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }

  async function mend(): Promise<void> {
    isHanging = false;
    for (const socket of sockets) socket.resume();
    if (server?.listening) return;
    server = createServer(join);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  }

  async function cut(): Promise<void> {
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await mend();
  const address = new URL(target);
  address.port = String(port);
  return {
    url: address.href,
    cut,
    mend,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    close: cut,
  };
}
