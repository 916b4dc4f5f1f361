import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HostApi } from '../host/index.ts';
import { BehaviorSubject } from '../rx/index.ts';
import { createQueryClient } from './query-client.ts';
import { textsFor } from './texts/index.ts';
import { createVoicePlayer, type VoicePlayer } from './voice/voice-player.ts';

/** What the screens of any remote share, for as long as it lives. */
export interface RemoteServices {
  host: HostApi;
  /** Keeps the server's state. */
  client: QueryClient;
  voice: VoicePlayer;
  /** The last thing that happened, for assistive technology. */
  announcement: BehaviorSubject<string>;
}

/** Makes what every remote needs, for a host. */
export function createRemoteServices(host: HostApi): RemoteServices {
  return {
    host,
    client: createQueryClient(),
    voice: createVoicePlayer({
      api: host.api,
      onFailure: () => host.showBanner('error', textsFor(host).audioFailed),
    }),
    announcement: new BehaviorSubject(''),
  };
}

const RemoteServicesContext = createContext<RemoteServices | null>(null);

/** Gives the services to the parts of `platform/remote`. */
export const RemoteServicesProvider = RemoteServicesContext.Provider;

/**
 * The services of the remote around.
 * @throws outside of a RemoteFrame.
 */
export function useRemoteServices(): RemoteServices {
  const services = useContext(RemoteServicesContext);
  if (!services) throw new Error('useRemoteServices needs a RemoteFrame around it');
  return services;
}
