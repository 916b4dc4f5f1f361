import type { Page, Route } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { RemoteRelease } from '../../platform/contracts/index.ts';

/** The origin of a release in the browser; nothing listens there. */
export const releaseOrigin = 'http://localhost';

/** As in the product, the same page is served at every address. */
function pageOf(release: RemoteRelease): string {
  const data = JSON.stringify(release).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${release.name}</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/mounting/main.css">
    <main id="root"></main>
    <script type="application/json" id="release">${data}</script>
    <script src="/mounting/main.js"></script></html>`;
}

/**
 * Answers a page's requests: with a build's files at the addresses of its future release, and with
 * the page that mounts it at any other address.
 * @param dist folder of the build
 * @param pageFolder where the page's own files are
 */
export async function serveRelease(
  page: Page,
  dist: string,
  described: RemoteRelease,
  pageFolder: string,
): Promise<void> {
  const { name, version, entry } = described;
  const base = `/remotes/${name}/${version}/`;
  const release = { ...described, entry: base + (entry.split('/').at(-1) ?? '') };
  const folders = new Map([
    [base, dist],
    ['/mounting/', pageFolder],
  ]);

  async function answer(route: Route): Promise<void> {
    const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
    for (const [start, folder] of folders) {
      if (!path.startsWith(start)) continue;
      const file = join(folder, path.slice(start.length));
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    }
    if (path.startsWith('/api/')) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(release) });
  }

  await page.route(`${releaseOrigin}/**`, answer);
}
