import { createHash } from 'node:crypto';
import type { Context } from 'koa';

/**
 * Answered instead of a service worker: takes over at once, deletes every file that was kept for use
 * without a network, and removes itself. An answer of 404 would leave the installed one in place.
 * `topwords-` is `cachePrefix` of the shell.
 */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith('topwords-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

/**
 * Answers the address of the service worker with that of the live shell. Browsers ask for it with
 * every page, past the worker that is installed, so that a bad one can always be replaced.
 * @param source the released worker; undefined if the live shell has none or it is switched off
 * @param origins those of live releases besides our own
 */
export function sendWorker(
  context: Context,
  source: string | undefined,
  origins: readonly string[],
): void {
  context.set('Cache-Control', 'no-cache');
  context.set('Cross-Origin-Resource-Policy', 'same-origin');
  // A worker has the policy of its own file: it asks our servers only. Notifications have images.
  context.set(
    'Content-Security-Policy',
    `default-src 'none'; img-src 'self'; connect-src ${["'self'", ...origins].join(' ')}`,
  );
  const worker = source?.replace('%origins%', () => origins.join(' ')) ?? removal;
  context.status = 200;
  // Weak: its compression may differ.
  context.etag = `W/"${createHash('sha256').update(worker).digest('base64url').slice(0, 22)}"`;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  context.type = 'text/javascript; charset=utf-8';
  context.body = worker;
}
