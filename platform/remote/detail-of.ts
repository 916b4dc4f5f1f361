import { isApiFailure } from '../client/index.ts';

/** Returns the server's description of a failed call, or `fallback` when there is none. */
export function detailOf(error: unknown, fallback: string): string {
  const hasDetail = isApiFailure(error) && !['no_detail', 'no_response'].includes(error.code);
  return hasDetail ? error.detail : fallback;
}
