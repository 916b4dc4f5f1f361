import { LRUCache } from 'lru-cache';
import type { SnapshotStore } from './snapshot-store.ts';

/** What a bucket that does not list itself answers for an object that it lacks is 403. */
const absentStatuses = new Set([403, 404, 410]);

interface Limits {
  timeLimitMilliseconds?: number;
  sizeLimitBytes?: number;
}

/** Snapshots that are asked for again and again: the newest, and those that were passed over. */
const rememberedAnswers = 8;

async function readText(response: Response, sizeLimitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > sizeLimitBytes) throw new Error(`The answer is longer than ${sizeLimitBytes} bytes`);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * A store that is read by plain GET, such as a bucket or another server. What has not changed is not
 * sent again. Redirects are refused, so that no answer comes from elsewhere than was configured.
 * @param address of the store's root, with or without a slash at its end
 */
export function createHttpStore(
  address: string,
  { timeLimitMilliseconds = 5000, sizeLimitBytes = 8_000_000 }: Limits = {},
): SnapshotStore {
  const root = address.endsWith('/') ? address : `${address}/`;
  const remembered = new LRUCache<string, { etag: string; text: string }>({
    max: rememberedAnswers,
  });

  async function read(key: string): Promise<string | undefined> {
    const known = remembered.get(key);
    const response = await fetch(new URL(key, root), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      headers: { 'Cache-Control': 'no-cache', ...(known && { 'If-None-Match': known.etag }) },
    });
    if (response.status === 304 && known !== undefined) return known.text;
    if (response.status !== 200) {
      await response.body?.cancel();
      if (absentStatuses.has(response.status)) return undefined;
      throw new Error(`It answered ${response.status} for ${key}`);
    }
    const text = await readText(response, sizeLimitBytes);
    const etag = response.headers.get('etag');
    if (etag === null) remembered.delete(key);
    else remembered.set(key, { etag, text });
    return text;
  }

  return { name: root, read };
}
