import type { ApiClient } from '@topwords/platform/client';
import { createEventBus, type EventName, type EventPayload } from '@topwords/platform/events';
import type { HostApi } from '@topwords/platform/host';
import {
  createSession,
  storeSession,
  type OwnedSession,
  type StoredSession,
} from '@topwords/platform/session';
import { buildStoredSession } from '../factories/session-factories.ts';
import { createFakeApi, type FakeApi } from '../fake-api/fake-api.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** A host without a shell: a real bus and session with a fake API. */
export interface FakeHost<Api extends ApiClient = FakeApi> extends HostApi {
  readonly api: Api;
  readonly session: OwnedSession;
  /** The browser's storage. */
  readonly storage: Storage;
  /** Every requested banner, by call or by event, oldest first. */
  readonly banners: EventPayload<'banner.asked'>[];
}

/** The host's session and routes. */
export interface FakeHostOptions extends Partial<
  Pick<HostApi, 'language' | 'styleNonce' | 'keeping'>
> {
  /** Who is signed in; null for a visitor. */
  session?: Partial<StoredSession> | null;
  /** Paths that have a screen. */
  routes?: readonly string[];
}

interface HostParts<Api extends ApiClient> {
  api: Api;
  now: () => number;
  onSubscriberError: (name: EventName, error: unknown) => void;
  onSessionError: (error: unknown) => void;
}

function createHost<Api extends ApiClient>(
  { api, now, onSubscriberError, onSessionError }: HostParts<Api>,
  { session: stored = {}, routes = [], language = 'en', styleNonce, keeping }: FakeHostOptions,
): FakeHost<Api> {
  const bus = createEventBus({ onSubscriberError });
  const storage = createMemoryStorage();
  if (stored) storeSession(storage, buildStoredSession(stored));
  const session = createSession({
    bus,
    storage,
    api: () => api,
    now,
    log: (_message, cause) => onSessionError(cause),
  });
  const banners: EventPayload<'banner.asked'>[] = [];
  bus.subscribe('banner.asked', (banner) => banners.push(banner));
  return {
    language,
    bus,
    session,
    api,
    storage,
    banners,
    styleNonce,
    ...(keeping && { keeping }),
    showBanner: (kind, message, duration) => bus.emit('banner.asked', { kind, message, duration }),
    nameScreen(title) {
      document.title = title;
    },
    navigation: { hasRoute: (path) => routes.includes(path) },
  };
}

function rethrow(name: EventName, error: unknown): never {
  throw new Error(`A subscriber of ${name} threw`, { cause: error });
}

const defaultRoutes = [
  '/',
  '/words',
  '/learned',
  '/card-detail',
  '/profile',
  '/search',
  '/ai-chat',
  '/translate',
];

/**
 * Creates a host for a test, with Ana signed in, who speaks English and learns Spanish and Russian.
 */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  return createHost(
    {
      api: createFakeApi(),
      now: () => 0,
      onSubscriberError: rethrow,
      onSessionError: () => undefined,
    },
    { routes: defaultRoutes, ...options },
  );
}

/** Creates a host for a page without the shell: Ana is signed in, and errors are reported. */
export function createAloneHost(api: ApiClient, routes: readonly string[]): FakeHost<ApiClient> {
  return createHost(
    {
      api,
      now: Date.now,
      onSubscriberError: (_name, error) => reportError(error),
      onSessionError: (error) => reportError(error),
    },
    { routes },
  );
}
