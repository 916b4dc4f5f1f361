import {
  createClient,
  englishClientTexts,
  readCookie,
  type ApiClient,
} from '@topwords/platform/client';
import { apiBasePath, xsrfCookieName } from '@topwords/platform/contracts';
import { createEventBus } from '@topwords/platform/events';
import { filter, firstValueFrom } from '@topwords/platform/rx';
import { createSession, englishSessionTexts } from '@topwords/platform/session';
import type { ShellServices } from './services/shell-context.ts';
import { followPage } from './language/texts.ts';
import { importLearnerPart } from './import-learner-part.ts';
import { forgetPictures } from './picture/forget-pictures.ts';
import { createLazyPart } from './services/lazy-part.ts';
import { keepGuest } from './guest/keep-guest.ts';
import { watchGuest } from './taking-over/watch-guest.ts';
import { openStorage } from './browser/open-storage.ts';
import { storeCanaryHint } from './registry/store-canary-hint.ts';
import { canariesOf } from './registry/release-choice.ts';
import { rememberSnapshot } from './registry/seen-snapshot.ts';
import { readRegistry } from './registry/session-registry.ts';

function log(message: string, cause: unknown): void {
  console.warn(message, cause);
}

/**
 * Reports with a separately loaded part that visitors do not need; if it cannot be loaded, nothing
 * is sent.
 */
async function sendPartFailure(services: ShellServices, error: unknown): Promise<void> {
  const part = await import(/* webpackChunkName: "reports" */ './telemetry/page-reports.ts').catch(
    () => null,
  );
  part?.reportPartFailure(services, location.pathname, error);
}

/** Creates the services of this page and restores the session if the browser has one. */
export async function createShell(): Promise<ShellServices> {
  const storage = keepGuest(openStorage('localStorage'));
  const bus = createEventBus({
    onSubscriberError: (_name, error) => reportError(error),
  });
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: Date.now,
    log,
    texts: followPage(englishSessionTexts, (texts) => texts.session),
  });
  const api: ApiClient = createClient({
    baseUrl: apiBasePath,
    accessToken: session.accessToken,
    sub: () => session.state.value.sub,
    renew: session.renew,
    texts: followPage(englishClientTexts, (texts) => texts.client),
  });

  bus.subscribe('remote.failed', ({ name, reason }) => log(`Remote ${name} failed`, reason));
  // A page restored from the back/forward cache has missed storage events.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => session.adoptStorage());
  }
  // Also on a page that keeps none itself.
  bus.subscribe('session.changed', ({ is_auth }) => {
    if (!is_auth) void forgetPictures().catch(() => undefined);
  });
  watchGuest({ api, bus, session, storage });
  const mayHaveSession = readCookie(xsrfCookieName) !== null;
  const ready = Promise.withResolvers<ShellServices>();
  const part = createLazyPart(importLearnerPart, (cause) => {
    void ready.promise.then((services) => sendPartFailure(services, cause));
  });
  const loaded = part.state.pipe(filter((state) => typeof state === 'object'));
  void firstValueFrom(loaded).then(({ relayEvents }) => relayEvents({ bus, session }));
  void Promise.all([firstValueFrom(loaded), ready.promise]).then(
    ([{ startLearnerPart }, services]) => startLearnerPart(services),
  );
  // A visitor sees no remote, so none is loaded.
  const early = mayHaveSession ? part.load() : null;
  const { is_auth, sub } = session.state.value;
  // A refresh returns the languages; with a valid token, the stored languages may be outdated.
  // Not at once: finding out the time zone takes a slow phone as long as everything else here.
  if (is_auth) setTimeout(() => void session.update());
  const restoring = mayHaveSession && !is_auth ? session.refresh() : null;
  const registry = await readRegistry({ storage, now: Date.now });
  // Nothing is stored for a visitor.
  if (is_auth && registry.public_key) rememberSnapshot(registry, storage);
  bus.subscribe('session.changed', ({ sub }) => storeCanaryHint(canariesOf(registry, sub)));
  const { pathname } = location;
  void early?.then((loaded) => loaded?.startRemoteOfPath(pathname, registry, sub));
  await restoring;
  const openedAt = session.state.value.is_auth ? pathname : null;
  const services = { bus, session, api, registry, part, storage, openedAt };
  ready.resolve(services);
  return services;
}
