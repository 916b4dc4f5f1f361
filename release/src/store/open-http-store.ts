import { readBody } from './read-body.ts';
import type { ReadStore } from './store.ts';

/** What a bucket that does not list itself answers for an object that it lacks is 403. */
const absentStatuses = new Set([403, 404, 410]);

interface Limits {
  timeLimitMilliseconds?: number;
  sizeLimitBytes?: number;
}

/** Snapshots that are asked for again and again: the newest, and those that were refused. */
const rememberedAnswers = 8;

/**
 * A store that is read by plain GET, such as a bucket or another server. What has not changed is not
 * sent again. Redirects are refused, so that no answer comes from elsewhere than was configured.
 * @param address of the store's root, with or without a slash at its end
 */
export function openHttpStore(
  address: string,
  { timeLimitMilliseconds = 5000, sizeLimitBytes = 8_000_000 }: Limits = {},
): ReadStore {
  const root = address.endsWith('/') ? address : `${address}/`;
  /** Answers by key, the one longest unused first. */
  const remembered = new Map<string, { etag: string; bytes: Uint8Array }>();

  function remember(key: string, answer: { etag: string; bytes: Uint8Array }): void {
    remembered.delete(key);
    remembered.set(key, answer);
    const [oldest] = remembered.keys();
    if (remembered.size > rememberedAnswers && oldest !== undefined) remembered.delete(oldest);
  }

  return {
    name: root,
    async get(key) {
      const known = remembered.get(key);
      const response = await fetch(new URL(key, root), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMilliseconds),
        headers: { 'Cache-Control': 'no-cache', ...(known && { 'If-None-Match': known.etag }) },
      });
      if (response.status === 304 && known !== undefined) {
        remember(key, known);
        return known.bytes;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        if (absentStatuses.has(response.status)) return null;
        throw new Error(`It answered ${response.status} for ${key}`);
      }
      const bytes = await readBody(response, sizeLimitBytes);
      const etag = response.headers.get('etag');
      if (etag === null) remembered.delete(key);
      else remember(key, { etag, bytes });
      return bytes;
    },
  };
}
