import { isApiFailure } from '@topwords/platform/client';

const first = 2000;
const longest = 300_000;

/** How long to wait after so many failures in a row, the last of which was `error`; in milliseconds. */
export function retryDelay(failures: number, error: unknown): number {
  const growing = Math.min(first * 2 ** (failures - 1), longest);
  const asked = isApiFailure(error) ? (error.retry_after_seconds ?? 0) * 1000 : 0;
  // Not all who lost the same server come back in the same moment.
  return Math.max(growing * (0.75 + Math.random() / 2), asked);
}
