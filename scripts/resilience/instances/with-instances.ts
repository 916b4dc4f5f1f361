import {
  Agent,
  createServer,
  request as requestUpstream,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isReady } from '../../processes/is-ready.ts';
import { closeServer, listenOnLoopback } from '../../processes/loopback.ts';
import type { ServerProcess } from '../../processes/server-process.ts';

/** As with a load balancer in production: it must notice a stopping instance within the drain time. */
const healthCheckMilliseconds = 250;

/** Several instances behind a reverse proxy, which never sends a request twice. */
export interface Instances {
  /** The address of the product for browsers. */
  address: string;
  /** Stops the oldest instance and starts a new one. @returns how long the stop took, in seconds */
  replaceOldest: () => Promise<number>;
}

interface Upstream {
  server: ServerProcess;
  /** Keeps connections open between requests, as real proxies do. */
  agent: Agent;
  isReady: boolean;
}

/** Forwards one request. An upstream failure becomes a 502 or a truncated answer. */
function passOn({ server, agent }: Upstream, request: IncomingMessage, response: ServerResponse) {
  const { connection: _hop, ...headers } = request.headers;
  const passed = requestUpstream(server.address + (request.url ?? '/'), {
    method: request.method,
    agent,
    headers: {
      ...headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': headers.host,
    },
  });
  passed.on('response', (answer) => {
    const { connection: _close, 'keep-alive': _timeout, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  passed.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(error.message);
  });
  request.pipe(passed);
}

/**
 * Starts instances behind a proxy on a free loopback port, runs `act` with them and stops them. The
 * proxy sends requests to those whose `/readyz` answers 200, in turn.
 */
export async function withInstances<Result>(
  count: number,
  start: (index: number) => Promise<ServerProcess>,
  act: (instances: Instances) => Promise<Result>,
): Promise<Result> {
  const upstreams: Upstream[] = [];
  let turn = 0;
  const add = async () => {
    const server = await start(upstreams.length);
    upstreams.push({ server, agent: new Agent({ keepAlive: true }), isReady: true });
  };

  const proxy = createServer((request, response) => {
    const ready = upstreams.filter((upstream) => upstream.isReady);
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (upstream) passOn(upstream, request, response);
    else response.writeHead(503).end('No instance is ready');
  });
  const address = await listenOnLoopback(proxy);
  const checks = setInterval(() => {
    for (const upstream of upstreams) {
      void isReady(upstream.server.address).then((is) => (upstream.isReady = is));
    }
  }, healthCheckMilliseconds);

  try {
    while (upstreams.length < count) await add();
    return await act({
      address,
      async replaceOldest() {
        const [oldest] = upstreams;
        if (oldest === undefined) throw new Error('There is no instance to replace');
        const stoppedAt = performance.now();
        await oldest.server.stop();
        const seconds = (performance.now() - stoppedAt) / 1000;
        upstreams.shift();
        oldest.agent.destroy();
        await add();
        return seconds;
      },
    });
  } finally {
    clearInterval(checks);
    await closeServer(proxy);
    for (const { agent } of upstreams) agent.destroy();
    await Promise.all(upstreams.map(({ server }) => server.stop()));
  }
}
