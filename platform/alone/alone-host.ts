import type { ApiClient } from '../client/index.ts';
import { createEventBus } from '../events/index.ts';
import type { HostApi } from '../host/index.ts';
import { createSession } from '../session/index.ts';
import { storeSession } from '../session/session-storage.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { buildStoredSession } from '../testing/session-factories.ts';

/** Makes a host for one remote alone: Ana is signed in, who speaks English and learns Spanish and Russian. */
export function createAloneHost(api: ApiClient, routes: readonly string[]): HostApi {
  const bus = createEventBus({ onSubscriberError: (_name, error) => reportError(error) });
  const storage = createMemoryStorage();
  storeSession(storage, buildStoredSession());
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: Date.now,
    log: (_message, cause) => reportError(cause),
  });
  return {
    language: 'en',
    bus,
    session,
    api,
    showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
    nameScreen(title) {
      document.title = title;
    },
    navigation: { hasRoute: (path) => routes.includes(path) },
    styleNonce: undefined,
  };
}
