import { createContext, useContext } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { createMarkLedger, type MarkLedger } from './marks/mark-ledger.ts';
import { createWordMarker, type WordMarker } from './marks/word-marker.ts';
import { openLocalStorage } from './practice/outbox/entry-storage.ts';
import { keepOfferedPairs } from './practice/pairs/pair-keeper.ts';
import { followBus } from './server-state/follow-bus.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  ledger: MarkLedger;
  marker: WordMarker;
  /** Whether the words' language strip is shown. */
  isStripShown: BehaviorSubject<boolean>;
  /** The word whose page was opened last, to which the focus returns. */
  lastOpened: BehaviorSubject<number | null>;
}

/** Makes the services for a host and lets them follow its bus. */
export function createServices(host: HostApi): Services {
  const services: Services = {
    ...createRemoteServices(host),
    ledger: createMarkLedger(),
    marker: createWordMarker(host),
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
