import { isApiFailure } from '../client/index.ts';

/** What the server said of a failed call; `otherwise` where it said nothing. */
export function detailOf(error: unknown, otherwise: string): string {
  const isSaid = isApiFailure(error) && !['no_detail', 'no_response'].includes(error.code);
  return isSaid ? error.detail : otherwise;
}
