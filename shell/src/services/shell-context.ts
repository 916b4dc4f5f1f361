import { createContext, useContext } from 'react';
import type { ApiClient } from '@topwords/platform/client';
import type { EventBus } from '@topwords/platform/events';
import type { OwnedSession } from '@topwords/platform/session';
import type { LazyPart } from './lazy-part.ts';
import type { SessionRegistry } from '../registry/session-registry.ts';

/** The services of the shell's own screens. */
export interface ShellServices {
  bus: EventBus;
  session: OwnedSession;
  api: ApiClient;
  registry: SessionRegistry;
  part: LazyPart;
  /** The browser's storage, or one that lasts as long as the page. */
  storage: Storage;
  /** The path at which a learner opened the page; null when nobody was signed in. */
  openedAt: string | null;
}

const ShellContext = createContext<ShellServices | null>(null);

/** Provides the services to the shell's screens. */
export const ShellProvider = ShellContext.Provider;

/** Returns the shell's services. @throws outside of a ShellProvider. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell needs a ShellProvider around it');
  return services;
}
