import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Starts a proxy for the server at an address. */
export async function startTcpProxy(serverUrl: string) {
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
    /** The server's address through the proxy. */
    url: address.href,
    /** Ends all connections and accepts no new ones. */
    cut,
    /** Accepts connections again, at the same address. */
    mend,
    /** Keeps connections open and accepts new ones, but forwards nothing until `mend`. */
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    close: cut,
  };
}

/** A proxy for a server, so that a test can make it unavailable. */
export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
