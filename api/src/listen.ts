import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long calls and streams that run at the end of the drain may take to finish. */
const finishMilliseconds = 10_000;
/** Longer than a proxy keeps an idle connection, so that it never writes into one we just closed. */
const keepAliveMilliseconds = 75_000;

/** Connections whose answer had begun before the stop stay open after it; they are closed this soon. */
const idleCheckMilliseconds = 100;

/** npm passes on a signal that the terminal has sent to all: within this time it is the same one. */
const repeatMilliseconds = 1000;

/** Fits a balancer that asks `/readyz` every few seconds, within the 30 s that Kubernetes waits. */
const drainSecondsBehindProxy = 10;

interface ListenSettings {
  HOST?: string | undefined;
  PORT: number;
  DRAIN_SECONDS?: number | undefined;
  TRUST_PROXY: number;
}

interface StopHandlers {
  /** Called at once: from now on `/readyz` must say that this instance is stopping. */
  onStopping: () => void;
  /** Ends what the calls needed, when none runs. */
  close: () => Promise<void>;
}

/**
 * How long an instance serves on after a signal. Only SIGTERM drains: SIGINT comes from a person at
 * a terminal. Without a proxy nobody would send requests elsewhere meanwhile.
 */
export function drainSecondsOf(
  signal: string,
  { DRAIN_SECONDS, TRUST_PROXY }: Pick<ListenSettings, 'DRAIN_SECONDS' | 'TRUST_PROXY'>,
): number {
  if (signal === 'SIGINT') return 0;
  return DRAIN_SECONDS ?? (TRUST_PROXY > 0 ? drainSecondsBehindProxy : 0);
}

/**
 * Has every answer from a moment on say `Connection: close`. A proxy then opens its next connection
 * elsewhere, and never sends a request into one that is just being closed.
 * @returns the function that marks this moment
 */
function closingConnections(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of underWay) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
  };
}

/**
 * Listens, and on SIGINT or SIGTERM stops. It serves on until the drain is over, so that balancers
 * notice; then come no new connections, and what runs has ten seconds. A second signal ends at once.
 */
export async function listenUntilSignal(
  server: Server,
  settings: ListenSettings,
  log: Logger,
  { onStopping, close }: StopHandlers,
): Promise<void> {
  const closeConnections = closingConnections(server);
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  log.info({ address: server.address() }, 'listening');

  async function stop(signal: string): Promise<void> {
    const drainSeconds = drainSecondsOf(signal, settings);
    onStopping();
    closeConnections();
    log.info({ signal, drainSeconds }, 'stopping');
    if (drainSeconds > 0) await wait(drainSeconds * 1000);
    const closed = once(server, 'close');
    server.close();
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
    const timer = setTimeout(() => server.closeAllConnections(), finishMilliseconds);
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
