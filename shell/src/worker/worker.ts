/**
 * The service worker. It contains no release: it answers with files that pages have kept and
 * verified (`shell/src/offline`), and with the kept page when the server does not answer. So a broken
 * release cannot lodge in it, and the file itself seldom changes.
 */
import { NetworkFirst } from 'workbox-strategies';
import { currentCache, keptPageKey } from '../kept/kept-names.ts';
import { keptPagePlugin } from './kept-page-plugin.ts';
import { answerTap } from './answer-tap.ts';
import { answerPaintSignal } from './first-paint.ts';
import { answerWithPicture } from './answer-with-picture.ts';
import type { ReminderMessage } from './reminder-message.ts';
import { renewSubscription } from './renew-subscription.ts';
import { showReminder } from './show-reminder.ts';
import { ReleaseFile } from './release-file.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

/** Origins of live releases besides our own, each between spaces; the server fills them in. */
const releaseOrigins = ' %origins% ';

/** How long a page may take before the kept one is shown, in seconds. */
const networkTimeoutSeconds = 2;

const scope = globalThis as unknown as WorkerScope;

const pages = new NetworkFirst({
  cacheName: currentCache,
  networkTimeoutSeconds,
  plugins: [keptPagePlugin],
});
const files = new ReleaseFile();

/** Whether an address may be a screen of the product. */
function isScreen({ origin, pathname }: URL): boolean {
  const isOther = /^\/(api|embed|app|remotes)(\/|$)/.test(pathname) || /\.\w+$/.test(pathname);
  return origin === scope.location.origin && !isOther && pathname !== keptPageKey;
}

/** Whether an address is that of a file of a release. */
function isReleaseFile({ origin, pathname }: URL): boolean {
  if (origin !== scope.location.origin) return releaseOrigins.includes(` ${origin} `);
  return pathname.startsWith('/remotes/');
}

/** Answers a navigation: with a picture, if the screen is not to be where it was left. */
async function answerPage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const ask = () => pages.handle({ event, request });
  // Reloading and going back lead to where the screen was scrolled to.
  const isFirst = request.cache === 'default';
  return (isFirst ? await answerWithPicture(request.url, ask) : null) ?? ask();
}

// It contains nothing that a page of another release could miss, so it need not wait for pages.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(answerPage(event));
  } else if (isReleaseFile(url)) {
    event.respondWith(files.handle({ event, request }));
  } else {
    const signal = answerPaintSignal(url);
    if (signal) event.respondWith(Promise.resolve(signal));
  }
});

scope.addEventListener('push', (event) => {
  const message = event.data?.json() as ReminderMessage | undefined;
  if (message) event.waitUntil(showReminder(scope.registration, message));
});
scope.addEventListener('notificationclick', (event) => event.waitUntil(answerTap(scope, event)));
scope.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(scope.registration, event.newSubscription));
});
