import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as requestUpstream,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** As with a load balancer in production: it must notice a stopping instance within the drain time. */
const healthCheckMilliseconds = 250;

/** A reverse proxy in front of several instances. It never sends a request twice. */
export interface RoundRobinProxy {
  /** The address of the product for browsers. */
  address: string;
  /** Also sends requests to this instance once its `/readyz` answers 200. Resolves when it does. */
  add: (instance: string) => Promise<void>;
  /** Removes an instance that has ended. */
  remove: (instance: string) => void;
  stop: () => Promise<void>;
}

interface Upstream {
  address: string;
  /** Keeps connections open between requests, as real proxies do. */
  agent: Agent;
  isReady: boolean;
}

async function isReady(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${address}/readyz`, { signal });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Forwards one request. An upstream failure becomes a 502 or a truncated answer. */
function passOn(upstream: Upstream, request: IncomingMessage, response: ServerResponse): void {
  const { connection: _hop, ...headers } = request.headers;
  const passed = requestUpstream(upstream.address + (request.url ?? '/'), {
    method: request.method,
    agent: upstream.agent,
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

/** Starts the proxy on a free loopback port, with no instance behind it yet. */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const upstreams: Upstream[] = [];
  let turn = 0;

  function next(): Upstream | undefined {
    const ready = upstreams.filter((upstream) => upstream.isReady);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function check(upstream: Upstream): Promise<void> {
    upstream.isReady = await isReady(upstream.address);
  }

  const server = createServer((request, response) => {
    const upstream = next();
    if (upstream) passOn(upstream, request, response);
    else response.writeHead(503).end('No instance is ready');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const checks = setInterval(
    () => upstreams.forEach((one) => void check(one)),
    healthCheckMilliseconds,
  );

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(address) {
      const upstream = { address, agent: new Agent({ keepAlive: true }), isReady: false };
      upstreams.push(upstream);
      await check(upstream);
      if (!upstream.isReady) throw new Error(`${address} is not ready`);
    },
    remove(address) {
      const index = upstreams.findIndex((upstream) => upstream.address === address);
      const [gone] = upstreams.splice(index, 1);
      gone?.agent.destroy();
    },
    async stop() {
      clearInterval(checks);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      for (const { agent } of upstreams) agent.destroy();
    },
  };
}
