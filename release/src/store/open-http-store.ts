import { readBody } from './read-body.ts';
import type { ReadStore } from './store.ts';

/** A bucket without permission to list answers 403 for a missing object. */
const absentStatuses = new Set([403, 404, 410]);

interface Limits {
  timeoutMs?: number;
  sizeLimitBytes?: number;
}

/** For snapshots that are requested repeatedly: the newest, and those that were refused. */
const maxCachedAnswers = 8;

/**
 * Opens a store that is read by plain GET, such as a bucket or another server. Uses ETags to avoid
 * downloading unchanged objects. Refuses redirects, so that answers only come from the configured
 * address.
 * @param address of the store's root, with or without a trailing slash
 */
export function openHttpStore(
  address: string,
  { timeoutMs = 5000, sizeLimitBytes = 8_000_000 }: Limits = {},
): ReadStore {
  const root = address.endsWith('/') ? address : `${address}/`;
  /** Answers by key, least recently used first. */
  const cached = new Map<string, { etag: string; bytes: Uint8Array }>();

  function cache(key: string, answer: { etag: string; bytes: Uint8Array }): void {
    cached.delete(key);
    cached.set(key, answer);
    const [oldest] = cached.keys();
    if (cached.size > maxCachedAnswers && oldest !== undefined) cached.delete(oldest);
  }

  return {
    name: root,
    async get(key) {
      const known = cached.get(key);
      const response = await fetch(new URL(key, root), {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'Cache-Control': 'no-cache', ...(known && { 'If-None-Match': known.etag }) },
      });
      if (response.status === 304 && known !== undefined) {
        cache(key, known);
        return known.bytes;
      }
      if (response.status !== 200) {
        await response.body?.cancel();
        if (absentStatuses.has(response.status)) return null;
        throw new Error(`${root} answered ${response.status} for ${key}`);
      }
      const bytes = await readBody(response, sizeLimitBytes);
      const etag = response.headers.get('etag');
      if (etag === null) cached.delete(key);
      else cache(key, { etag, bytes });
      return bytes;
    },
  };
}
