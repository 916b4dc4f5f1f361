import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

const patienceMilliseconds = 10_000;
/** Longer than a proxy keeps an idle connection, so that it never writes into one we just closed. */
const keepAliveMilliseconds = 75_000;

/** A connection stays open after its answer; those that are busy when we stop end soon after it. */
const idleCheckMilliseconds = 100;

/** npm passes on a signal that the terminal has sent to all: within this time it is the same one. */
const repeatMilliseconds = 1000;

/**
 * Listens, and on SIGINT or SIGTERM stops: no new connections, running calls get ten seconds, then
 * `close` ends what the calls needed. A second signal ends at once.
 */
export async function listenUntilSignal(
  server: Server,
  { HOST, PORT }: { HOST?: string | undefined; PORT: number },
  log: Logger,
  close: () => Promise<void>,
): Promise<void> {
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.listen(PORT, HOST);
  await once(server, 'listening');
  log.info({ address: server.address() }, 'listening');

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    const closed = once(server, 'close');
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
    const timer = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
    await closed;
    clearInterval(idle);
    clearTimeout(timer);
    await close();
  }

  let stoppedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppedAt === undefined) {
        stoppedAt = performance.now();
        void stop(signal);
      } else if (performance.now() - stoppedAt > repeatMilliseconds) {
        process.exit(1);
      }
    });
  }
}
