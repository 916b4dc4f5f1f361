import { createClient, type ApiClient } from '@topwords/platform/client';
import { createEventBus } from '@topwords/platform/events';
import { createSession, type OwnedSession } from '@topwords/platform/session';

/** The session of this browser, as TopWords' pages store it. */
export function createPageSession(): OwnedSession {
  const bus = createEventBus({ onSubscriberError: () => undefined });
  const api: ApiClient = createClient({
    baseUrl: '/api',
    accessToken: () => session.accessToken(),
    sub: () => session.state.value.sub,
    renew: () => session.renew(),
  });
  const session: OwnedSession = createSession({
    bus,
    storage: localStorage,
    api: () => api,
    now: () => Date.now(),
    log: () => undefined,
  });
  return session;
}
