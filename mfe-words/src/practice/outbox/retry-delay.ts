import { isApiFailure } from '@topwords/platform/client';

const first = 2000;
const longest = 300_000;

/** Milliseconds to wait after this many failures in a row, the last of which was `error`. */
export function retryDelay(failures: number, error: unknown): number {
  const growing = Math.min(first * 2 ** (failures - 1), longest);
  const asked = isApiFailure(error) ? (error.retry_after_seconds ?? 0) * 1000 : 0;
  // Jitter: clients that lost the same server should not all come back at the same moment.
  return Math.max(growing * (0.75 + Math.random() / 2), asked);
}
