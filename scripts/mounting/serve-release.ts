import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { RemoteRelease } from '../../platform/contracts/index.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A release on a page of its own, on a loopback port. */
export interface ServedRelease {
  origin: string;
  close: () => Promise<void>;
}

/** The page is the same at each address, as the product's is. */
function pageOf(release: RemoteRelease): string {
  const data = JSON.stringify(release).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${release.name}</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/mounting/main.css">
    <main id="root"></main>
    <script type="application/json" id="release">${data}</script>
    <script src="/mounting/main.js"></script></html>`;
}

/**
 * Serves a build as the release that it is to be, and the page that mounts it at any other address.
 * @param dist folder of the build
 * @param pageFolder where the page's own files are
 */
export async function serveRelease(
  dist: string,
  described: RemoteRelease,
  pageFolder: string,
): Promise<ServedRelease> {
  const { name, version, entry } = described;
  const base = `/remotes/${name}/${version}/`;
  const release = { ...described, entry: base + (entry.split('/').at(-1) ?? '') };

  /** The file of an address; undefined where that is a screen. */
  function fileOf(address: string): string | undefined {
    const inside = normalize(decodeURIComponent(address));
    if (inside.startsWith(base)) return join(dist, inside.slice(base.length));
    if (inside.startsWith('/mounting/')) return join(pageFolder, inside.slice('/mounting/'.length));
    return undefined;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(pathname);
    if (file === undefined) {
      const isCall = pathname.startsWith('/api/');
      response.writeHead(isCall ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(isCall ? '' : pageOf(release));
      return;
    }
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
