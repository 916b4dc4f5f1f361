import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Time from a request to its answer, in milliseconds, in addition to the server's own. */
const roundTripMs = 150;

/** 400 kbit/s. */
const bytesPerSecond = 50_000;

/** A network between a browser and the product, which can become that of a phone far from a mast. */
export interface SlowRelay {
  /** The address at which a browser finds the product. */
  url: string;
  /** How many bytes it has passed to the browser, headers included. */
  received: () => number;
  /** Makes it slow from now on. */
  slowDown: () => void;
  close: () => Promise<void>;
}

/** Passes bytes on, once it is slow late; those of all connections share the bandwidth. */
export async function startSlowRelay(port: number): Promise<SlowRelay> {
  const open = new Set<Socket>();
  let bytes = 0;
  let isSlow = false;
  /** When the line is free again. */
  let freeAt = 0;

  function passLate(chunk: Buffer, to: Socket, isAnswer: boolean): void {
    if (isAnswer) bytes += chunk.length;
    if (!isSlow) {
      to.write(chunk);
      return;
    }
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (chunk.length / bytesPerSecond) * 1000;
    setTimeout(() => to.destroyed || to.write(chunk), freeAt - now + roundTripMs / 2);
  }

  const relay = createServer((client) => {
    const server = connect(port);
    for (const [from, to, isAnswer] of [
      [client, server, false],
      [server, client, true],
    ] as const) {
      open.add(from);
      from.on('data', (chunk: Buffer) => passLate(chunk, to, isAnswer));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, 'localhost');
  await once(relay, 'listening');
  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    received: () => bytes,
    slowDown: () => (isSlow = true),
    async close() {
      for (const socket of open) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
