import { createContext, useContext } from 'react';
import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { createAnalysisCache, type AnalysisCache } from './analysis/analysis-cache.ts';
import { createTutorChat, type TutorChat } from './chat/tutor-chat.ts';
import { createRecentWords, type RecentWords } from './start/recent-words.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  analyses: AnalysisCache;
  chat: TutorChat;
  recentWords: RecentWords;
  /** Whether the chat's column is shown where there is room for one. */
  isColumnShown: BehaviorSubject<boolean>;
}

/** The browser's storage; null where it is refused. */
function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** What is kept of one account is not shown to another. */
function forgetOthers({ host, client, analyses, chat }: Services): void {
  let last: string | null = null;
  host.bus.subscribe('session.changed', ({ sub }) => {
    if (last !== null && last !== sub) {
      client.clear();
      analyses.clear();
      chat.clear();
    }
    last = sub;
  });
}

/** Makes the services for a host and lets them follow its bus. */
export function createServices(host: HostApi): Services {
  const services: Services = {
    ...createRemoteServices(host),
    analyses: createAnalysisCache(),
    chat: createTutorChat(host.api),
    recentWords: createRecentWords(openLocalStorage()),
    isColumnShown: new BehaviorSubject(true),
  };
  forgetOthers(services);
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
