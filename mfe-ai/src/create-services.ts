import type { HostApi } from '@topwords/platform/host';
import { createRemoteServices, followAccount, openLocalStorage } from '@topwords/platform/remote';
import { BehaviorSubject } from '@topwords/platform/rx';
import { createTutorChat } from './conversation/tutor-chat.ts';
import { createAnalysisCache } from './services/analysis-cache.ts';
import { createRecentWords } from './services/recent-words.ts';
import type { Services } from './services/services.ts';

/** Creates the services for a host and subscribes them to its bus. */
export function createServices(host: HostApi): Services {
  const analyses = createAnalysisCache();
  const chat = createTutorChat(host.api);
  followAccount(host.bus, () => {
    analyses.clear();
    chat.clear();
  });
  return {
    ...createRemoteServices(host),
    analyses,
    chat,
    recentWords: createRecentWords(openLocalStorage()),
    isColumnShown: new BehaviorSubject(true),
  };
}
