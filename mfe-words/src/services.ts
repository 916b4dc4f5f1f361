import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { BehaviorSubject } from '@topwords/platform/rx';
import { createMarkLedger, type MarkLedger } from './marks/mark-ledger.ts';
import { createWordMarker, type WordMarker } from './marks/word-marker.ts';
import { openLocalStorage } from './practice/outbox/entry-storage.ts';
import { keepOfferedPairs } from './practice/pairs/pair-keeper.ts';
import { createQueryClient } from './server-state/query-client.ts';
import { followBus } from './server-state/follow-bus.ts';
import { textsFor } from './texts/index.ts';
import { createVoicePlayer, type VoicePlayer } from './voice/voice-player.ts';

/** What the screens of one remote share, for as long as it lives. */
export interface Services {
  host: HostApi;
  client: QueryClient;
  ledger: MarkLedger;
  marker: WordMarker;
  voice: VoicePlayer;
  /** The last thing that happened, for assistive technology. */
  announcement: BehaviorSubject<string>;
  /** Whether the words' language strip is shown. */
  isStripShown: BehaviorSubject<boolean>;
  /** The word whose page was opened last, to which the focus returns. */
  lastOpened: BehaviorSubject<number | null>;
}

/** Makes the services for a host and lets them follow its bus. */
export function createServices(host: HostApi): Services {
  const services: Services = {
    host,
    client: createQueryClient(),
    ledger: createMarkLedger(),
    marker: createWordMarker(host),
    voice: createVoicePlayer({
      api: host.api,
      onFailure: () => host.showBanner('error', textsFor(host).card.audioFailed),
    }),
    announcement: new BehaviorSubject(''),
    isStripShown: new BehaviorSubject(true),
    lastOpened: new BehaviorSubject<number | null>(null),
  };
  followBus(services);
  keepOfferedPairs({ host, storage: openLocalStorage() });
  return services;
}

const ServicesContext = createContext<Services | null>(null);

/** Gives the services to the screens. */
export const ServicesProvider = ServicesContext.Provider;

/**
 * The services of this remote.
 * @throws outside of a ServicesProvider.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}
