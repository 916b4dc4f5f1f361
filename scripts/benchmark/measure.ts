import autocannon, { type Request } from 'autocannon';
import type { CpuReporter } from './cpu-reporter.ts';

const connections = 8;
const seconds = 1;

/** A server under load, and how to read its processor time. */
export interface MeasuredServer {
  address: string;
  cpu: Pick<CpuReporter, 'read'>;
}

/** One measurement of a server; times in microseconds of its processor, and in milliseconds. */
export interface Measurement {
  cpuPerRequest: number;
  perSecond: number;
  p99: number;
}

/**
 * Loads a server with requests for some seconds; each connection makes them in turn, from a place
 * of its own.
 * @throws when any answer was not 2xx: failed requests would distort the figure
 */
export async function measure(
  { address, cpu }: MeasuredServer,
  requests: readonly Request[],
): Promise<Measurement> {
  let connection = 0;
  const before = await cpu.read();
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient(client) {
      const start = Math.floor((connection * requests.length) / connections);
      connection += 1;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  const used = (await cpu.read()) - before;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the requests failed: ${requests[0]?.path}`);
  return {
    cpuPerRequest: used / result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
  };
}
