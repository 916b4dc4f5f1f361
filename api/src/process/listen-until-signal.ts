import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { codeOf } from '../errors/known-error.ts';
import { describeReach, listenAddresses, type ListenSettings } from './listen-addresses.ts';

/** How long calls and streams that still run after the drain may take to finish. */
const finishMilliseconds = 10_000;
/**
 * Longer than a proxy keeps an idle connection, so that it never writes into one we just closed.
 */
const keepAliveMilliseconds = 75_000;

/**
 * Connections whose answer had begun before the stop stay open after it; they are closed this soon.
 */
const idleCheckMilliseconds = 100;

/**
 * npm forwards a signal that the terminal has sent to all processes: within this time it is the
 * same one.
 */
const repeatMilliseconds = 1000;

/** Errors of a machine that has no IPv4 or no IPv6. */
const absentFamily = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Fits a balancer that asks `/readyz` every few seconds, within the 30 s that Kubernetes waits. */
const drainSecondsBehindProxy = 10;

interface DrainSettings extends ListenSettings {
  PORT: number;
  DRAIN_SECONDS?: number | undefined;
}

interface StopHandlers {
  /** Called first: from now on `/readyz` must say that this instance is stopping. */
  onStopping: () => void;
  /** Closes what the calls needed, once none runs. */
  close: () => Promise<void>;
}

/**
 * How long an instance serves on after a signal. Only SIGTERM drains: SIGINT comes from a person at
 * a terminal. Without a proxy nothing would send requests elsewhere meanwhile.
 */
export function drainSecondsOf(
  signal: string,
  { DRAIN_SECONDS, TRUST_PROXY }: Pick<DrainSettings, 'DRAIN_SECONDS' | 'TRUST_PROXY'>,
): number {
  if (signal === 'SIGINT') return 0;
  return DRAIN_SECONDS ?? (TRUST_PROXY > 0 ? drainSecondsBehindProxy : 0);
}

/**
 * Adds `Connection: close` to every answer from a certain moment on. A proxy then opens its next
 * connection elsewhere, and never sends a request into one that is just being closed.
 * @returns the function that marks this moment
 */
function closingConnections(server: Server): () => void {
  const pending = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of pending) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
  };
}

/**
 * Listens until SIGINT or SIGTERM. Then it serves on until the drain is over, so that balancers
 * notice; after that it accepts no connections, and running calls have ten seconds. A second signal
 * ends it immediately.
 * @param createServer makes a server for one address; all of them answer alike
 */
export async function listenUntilSignal(
  createServer: () => Server,
  settings: DrainSettings,
  log: Logger,
  { onStopping, close }: StopHandlers,
): Promise<void> {
  const servers = await listenEverywhere(createServer, settings);
  const closings = servers.map(closingConnections);
  async function stop(signal: string): Promise<void> {
    const drainSeconds = drainSecondsOf(signal, settings);
    onStopping();
    for (const closeConnections of closings) closeConnections();
    log.info({ signal, drainSeconds }, 'stopping');
    if (drainSeconds > 0) await wait(drainSeconds * 1000);
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

  // A reader of this line may send a signal immediately.
  const [address, ...others] = servers.map((server) => server.address() as AddressInfo);
  log.info(
    { address, ...(others.length > 0 && { others }), reached: describeReach(settings) },
    'listening',
  );
}

/**
 * Listens on several addresses. The machine may not support one of their families, and a port
 * chosen by the system may be taken on another.
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
  const timer = setTimeout(() => server.closeAllConnections(), finishMilliseconds);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
