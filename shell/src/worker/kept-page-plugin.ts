import { pageVersionHeaderName } from '@topwords/platform/contracts';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { currentCache, keptPageKey } from '../kept/kept-names.ts';

async function readKeptPage(): Promise<Response | undefined> {
  return (await caches.open(currentCache)).match(keptPageKey);
}

/**
 * Makes "network first" ask the server whether the kept page is still the one that it would answer.
 * If so, the server answers nothing else, and the kept page is shown; if the server fails, too.
 */
export const keptPagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async () => keptPageKey,

  // Only complete sets are kept, by pages.
  cacheWillUpdate: async () => null,

  async requestWillFetch({ request }) {
    const version = (await readKeptPage())?.headers.get(pageVersionHeaderName);
    if (!version) return request;
    const headers = { Accept: 'text/html', [pageVersionHeaderName]: version };
    // A navigation cannot be copied with other headers. What it is redirected to, the browser follows.
    return new Request(request.url, { headers, redirect: 'manual', credentials: 'same-origin' });
  },

  async fetchDidSucceed({ response }) {
    const isKept = response.status === 204;
    if (!isKept && response.status < 500) return response;
    const kept = await readKeptPage();
    if (kept) return kept;
    if (isKept) throw new Error('The kept page was removed while it was asked about');
    return response;
  },
};
