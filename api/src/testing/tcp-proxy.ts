import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands before a server, so that a test can take it away. */
export interface TcpProxy {
  /** The server's, by way of the proxy. */
  url: string;
  /** Ends all connections and takes no new ones. */
  cut(): Promise<void>;
  /** Takes connections again, at the same address. */
  mend(): Promise<void>;
  /** Keeps connections open, takes new ones, and lets nothing through until it is mended. */
  hang(): void;
  close(): Promise<void>;
}

/** Starts a proxy before the server of an address. */
export async function startTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  let port = 0;
  let server: Server | undefined;

  function join(client: Socket): void {
    const upstream = connect({ host: target.hostname, port: Number(target.port) });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
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
