import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, openLocalStorage } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { startKeepingPairs } from './practice/pairs/start-keeping-pairs.ts';
import type { ShownRows } from './services/shown-rows.ts';
import { regroupLists } from './server-state/cached-words.ts';
import type { Services } from './services/services.ts';
import { createWordMarker } from './services/word-marker.ts';

/** Creates the services for a host and subscribes them to its bus. */
export function createServices(host: HostApi): Services {
  const services = createRemoteServices(host);
  const marker = createWordMarker({ host, storage: openLocalStorage() });
  host.bus.subscribe('word.marked', ({ settled, ...marked }) => {
    if (settled) regroupLists(services.client, marked);
  });
  startKeepingPairs(host);
  void host.keeping?.ready
    .then(() => import('./ahead/keep-ahead.ts'))
    .then(({ keepAhead }) => keepAhead(services))
    // The next page asks for what is missing.
    .catch(() => undefined);
  return {
    ...services,
    marker,
    isStripShown: new BehaviorSubject(true),
    lastOpened: new BehaviorSubject<number | null>(null),
    shownRows: new BehaviorSubject<ShownRows | null>(null),
  };
}
