import autocannon from 'autocannon';
import type { BenchmarkCase } from './create-learner.ts';

const connections = 8;
const seconds = 3;

/** One measurement of a server: finished requests per second, 99th percentile in milliseconds. */
export interface Measurement {
  perSecond: number;
  p99: number;
}

/**
 * Loads one call of one server for some seconds.
 * @throws when any answer was not 2xx: failed requests would distort the figure
 */
export async function measure(
  address: string,
  { method, path, body }: BenchmarkCase,
  headers: Record<string, string>,
): Promise<Measurement> {
  const result = await autocannon({
    url: address + path,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body === undefined ? {} : { body }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of the requests to ${path} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** The median of an odd number of measurements, by requests per second. */
export function median(measurements: readonly Measurement[]): Measurement {
  const sorted = measurements.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is nothing to take the median of');
  return middle;
}
