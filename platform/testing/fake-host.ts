import { createEventBus, type EventName, type EventPayload } from '../events/index.ts';
import type { HostApi } from '../host/index.ts';
import { createSession, type OwnedSession } from '../session/index.ts';
import { storeSession, type StoredSession } from '../session/session-storage.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { buildStoredSession } from './session-factories.ts';

/** A host for tests of remotes: real bus and session, an API that the test scripts. */
export interface FakeHost extends HostApi {
  readonly api: FakeApi;
  readonly session: OwnedSession;
  /** What the browser keeps. */
  readonly storage: Storage;
  /** Every banner asked for, by call or by event, oldest first. */
  readonly banners: EventPayload<'banner.asked'>[];
}

/** Who uses the host, and what it has. */
export interface FakeHostOptions extends Partial<Pick<HostApi, 'language' | 'styleNonce'>> {
  /** Who is signed in; null for a visitor. */
  session?: Partial<StoredSession> | null;
  /** Paths that have a screen. */
  routes?: readonly string[];
}

function rethrow(name: EventName, error: unknown): never {
  throw new Error(`A subscriber of ${name} threw`, { cause: error });
}

/** Makes a host with Ana signed in, who speaks English and learns Spanish and Russian. */
export function createFakeHost({
  session: stored = {},
  routes = ['/', '/words', '/learned', '/card-detail', '/search', '/ai-chat', '/translate'],
  language = 'en',
  styleNonce,
}: FakeHostOptions = {}): FakeHost {
  const bus = createEventBus({ onSubscriberError: rethrow });
  const storage = createMemoryStorage();
  if (stored) storeSession(storage, buildStoredSession(stored));
  const api = createFakeApi();
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now: () => 0,
    log: () => undefined,
  });
  const banners: FakeHost['banners'] = [];
  bus.subscribe('banner.asked', (banner) => banners.push(banner));
  return {
    language,
    bus,
    session,
    api,
    storage,
    banners,
    styleNonce,
    showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
    nameScreen(title) {
      document.title = title;
    },
    navigation: {
      hasRoute: (path) => routes.includes(path),
    },
  };
}
