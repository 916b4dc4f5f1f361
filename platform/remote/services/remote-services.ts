import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HostApi } from '../../host/index.ts';
import type { BehaviorSubject } from '../../rx/index.ts';
import type { MarkLedger } from '../queries/mark-ledger.ts';
import type { VoicePlayer } from './voice-player.ts';

/**
 * Services that the screens of every remote share, for the remote's lifetime; a remote may add its
 * own.
 */
export interface RemoteServices {
  host: HostApi;
  /** Caches the server's state. */
  client: QueryClient;
  /** The latest marks of words. */
  ledger: MarkLedger;
  voice: VoicePlayer;
  /** The latest announcement for assistive technology. */
  announcement: BehaviorSubject<string>;
}

const RemoteServicesContext = createContext<RemoteServices | null>(null);

/** Provides the services to the screens of a remote and to the components of `platform/remote`. */
export const RemoteServicesProvider = RemoteServicesContext.Provider;

/**
 * Returns the services of the surrounding RemoteFrame.
 * @throws outside of a RemoteFrame.
 */
export function useRemoteServices(): RemoteServices {
  const services = useContext(RemoteServicesContext);
  if (!services) throw new Error('useRemoteServices needs a RemoteFrame around it');
  return services;
}
