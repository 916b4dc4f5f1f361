import { createContext, useContext } from 'react';
import type { HostApi } from './host-api.ts';

const HostContext = createContext<HostApi | null>(null);

/** Provides the host to the components of a remote. */
export const HostProvider = HostContext.Provider;

/**
 * Returns the host of this remote.
 * @throws outside of a HostProvider.
 */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider around it');
  return host;
}
