import { createClient, readCookie, type ApiClient } from '@topwords/platform/client';
import { apiBasePath, xsrfCookieName } from '@topwords/platform/contracts';
import { createEventBus } from '@topwords/platform/events';
import { filter, firstValueFrom } from '@topwords/platform/rx';
import { createSession } from '@topwords/platform/session';
import type { ShellServices } from './services/shell-context.ts';
import { language } from './texts/index.ts';
import { importLearnerPart } from './import-learner-part.ts';
import { createLatePart } from './services/late-part.ts';
import { openStorage } from './browser/open-storage.ts';
import { keepCanaryHint } from './registry/keep-canary-hint.ts';
import { canariesOf } from './registry/release-choice.ts';
import { rememberSnapshot } from './registry/seen-snapshot.ts';
import { readRegistry } from './registry/session-registry.ts';

function log(message: string, cause: unknown): void {
  console.warn(message, cause);
}

/** By a part of its own, which visitors do without; where no part can be loaded, nothing can be sent. */
async function tellPartFailure(services: ShellServices, error: unknown): Promise<void> {
  const part = await import(/* webpackChunkName: "reports" */ './telemetry/page-reports.ts').catch(
    () => null,
  );
  part?.reportPartFailure(services, location.pathname, error);
}

/** Makes the services of this page and, where the browser holds a session, restores it. */
export async function createShell(): Promise<ShellServices> {
  const storage = openStorage('localStorage');
  const bus = createEventBus({
    onSubscriberError: (_name, error) => reportError(error),
  });
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: Date.now,
    log,
    language,
  });
  const api: ApiClient = createClient({
    baseUrl: apiBasePath,
    accessToken: session.accessToken,
    sub: () => session.state.value.sub,
    renew: session.renew,
    language,
  });

  bus.subscribe('remote.failed', ({ name, reason }) => log(`Remote ${name} failed`, reason));
  // A page that comes back from the browser's cache of pages was not told of the storage meanwhile.
  for (const event of ['storage', 'pageshow']) {
    addEventListener(event, () => session.adoptStorage());
  }
  const mayHaveSession = readCookie(xsrfCookieName) !== null;
  const ready = Promise.withResolvers<ShellServices>();
  const part = createLatePart(importLearnerPart, (cause) => {
    void ready.promise.then((services) => tellPartFailure(services, cause));
  });
  const loaded = part.state.pipe(filter((state) => typeof state === 'object'));
  void firstValueFrom(loaded).then(({ relayEvents }) => relayEvents({ bus, session }));
  // A visitor sees no remote, so none is begun.
  const early = mayHaveSession ? part.load() : null;
  const { is_auth, sub } = session.state.value;
  // A refresh brings the languages; a token that is still good was stored when they were others, maybe.
  if (is_auth) void session.update();
  const restoring = mayHaveSession && !is_auth ? session.refresh() : null;
  const registry = await readRegistry({ storage, now: Date.now });
  // Of a visitor nothing is stored.
  if (is_auth && registry.public_key) rememberSnapshot(registry, storage);
  bus.subscribe('session.changed', ({ sub }) => keepCanaryHint(canariesOf(registry, sub)));
  const { pathname } = location;
  void early?.then((loaded) => loaded?.startRemoteOfPath(pathname, registry, sub));
  await restoring;
  const openedAt = session.state.value.is_auth ? pathname : null;
  const services = { bus, session, api, registry, part, openedAt };
  ready.resolve(services);
  return services;
}
