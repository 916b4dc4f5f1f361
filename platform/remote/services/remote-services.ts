import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HostApi } from '../../host/index.ts';
import type { BehaviorSubject } from '../../rx/index.ts';
import type { MarkLedger } from '../queries/mark-ledger.ts';
import type { VoicePlayer } from './voice-player.ts';

/** What the screens of any remote share, for as long as it lives; a remote adds its own. */
export interface RemoteServices {
  host: HostApi;
  /** Keeps the server's state. */
  client: QueryClient;
  /** The latest marks of words. */
  ledger: MarkLedger;
  voice: VoicePlayer;
  /** The last thing that happened, for assistive technology. */
  announcement: BehaviorSubject<string>;
}

const RemoteServicesContext = createContext<RemoteServices | null>(null);

/** Gives the services to the screens of a remote, and to the parts of `platform/remote`. */
export const RemoteServicesProvider = RemoteServicesContext.Provider;

/**
 * The services of the remote around: what its RemoteFrame was given.
 * @throws outside of a RemoteFrame.
 */
export function useRemoteServices(): RemoteServices {
  const services = useContext(RemoteServicesContext);
  if (!services) throw new Error('useRemoteServices needs a RemoteFrame around it');
  return services;
}
