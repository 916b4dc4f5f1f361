import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on this machine. */
export interface LocalServer {
  origin: string;
  close: () => Promise<void>;
}

/** Has a server listen on a free port. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  // A slow machine must not send on a connection that the server is just closing as idle.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
