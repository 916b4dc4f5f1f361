import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { codeOf } from './errors.ts';
import { describeReach, listenAddresses, type ListenSettings } from './listen-addresses.ts';

const patienceMilliseconds = 10_000;
/** Longer than a proxy keeps an idle connection, so that it never writes into one we just closed. */
const keepAliveMilliseconds = 75_000;

/** A connection stays open after its answer; those that are busy when we stop end soon after it. */
const idleCheckMilliseconds = 100;

/** npm passes on a signal that the terminal has sent to all: within this time it is the same one. */
const repeatMilliseconds = 1000;

/** A machine without one of the two families of addresses says so. */
const absentFamily = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens, and on SIGINT or SIGTERM stops: no new connections, running calls get ten seconds, then
 * `close` ends what the calls needed. A second signal ends at once.
 * @param createServer makes a server for one address; all answer alike
 */
export async function listenUntilSignal(
  createServer: () => Server,
  settings: ListenSettings & { PORT: number },
  log: Logger,
  close: () => Promise<void>,
): Promise<void> {
  const servers = await listenEverywhere(createServer, settings);
  const [address, ...others] = servers.map((server) => server.address() as AddressInfo);
  log.info(
    { address, ...(others.length > 0 && { others }), reached: describeReach(settings) },
    'listening',
  );

  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping');
    await Promise.all(servers.map(closeServer));
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

/**
 * One of several addresses may be of a family that the machine lacks; a port that nobody chose may be
 * taken there.
 */
async function listenEverywhere(
  createServer: () => Server,
  settings: ListenSettings & { PORT: number },
): Promise<Server[]> {
  const servers: Server[] = [];
  let port = settings.PORT;
  let failure: unknown;
  for (const address of listenAddresses(settings)) {
    const server = createServer();
    server.keepAliveTimeout = keepAliveMilliseconds;
    try {
      server.listen(port, address);
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
      servers.push(server);
    } catch (error) {
      const isSpare = servers.length > 0 && settings.PORT === 0;
      if (!absentFamily.has(codeOf(error)) && !isSpare) throw error;
      failure = error;
    }
  }
  if (servers.length === 0) throw failure;
  return servers;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
  const timer = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
