import { newestSnapshotKey } from './snapshot-key.ts';

const types = new Map(
  Object.entries({
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
    ts: 'text/plain; charset=utf-8',
  }),
);

/** Mutable objects: the copy of the newest snapshot, records of releases, contracts of hosts. */
function isMutable(key: string): boolean {
  return key === newestSnapshotKey || key.startsWith('records/') || key.startsWith('hosts/');
}

/** Headers with which a bucket serves an object to browsers and caches. */
export function headersOf(key: string): Record<string, string> {
  const extension = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? '';
  return {
    'Content-Type': types.get(extension) ?? 'application/octet-stream',
    'Cache-Control': isMutable(key) ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
}
