import type { AuthAnswer } from '../../contracts/index.ts';
import { createEventBus, type EventPayload } from '../../events/index.ts';
import {
  buildStoredSession,
  createFakeApi,
  createMemoryStorage,
} from '@topwords/remote-kit/testing';
import { createSession } from '../session.ts';
import { storeSession, type StoredSession } from '../session-storage.ts';

export const user = {
  sub: '01930000-0000-7000-8000-000000000002',
  email: 'berk@example.org',
  username: 'Berk',
  native: 'Turkish' as const,
};
export const authAnswer: AuthAnswer = {
  access_token: 'fresh',
  user: { ...user, learning_targets: ['en'] },
};
export const refreshAnswer = {
  access_token: 'fresh',
  user: { ...user, target_langs: ['en' as const] },
};
export const credentials = { email: user.email, password: 'long enough' };

export function buildSession(stored: Partial<StoredSession> | null = null) {
  const bus = createEventBus({ onSubscriberError: (_name, error) => fail(error) });
  const storage = createMemoryStorage();
  if (stored) storeSession(storage, buildStoredSession(stored));
  const api = createFakeApi();
  const log = jest.fn();
  const session = createSession({ bus, storage, api: () => api, now: () => 0, log });
  const announced: EventPayload<'session.changed'>[] = [];
  bus.subscribe('session.changed', (event) => announced.push(event));
  return { api, announced, bus, log, session, storage };
}

function fail(error: unknown): never {
  throw new Error('A subscriber threw', { cause: error });
}
