import { useRemoteServices, type RemoteServices } from '@topwords/platform/remote';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { TutorChat } from '../conversation/tutor-chat.ts';
import type { AnalysisCache } from './analysis-cache.ts';
import type { RecentWords } from './recent-words.ts';

/** What the screens of this remote share, for as long as it lives. */
export interface Services extends RemoteServices {
  analyses: AnalysisCache;
  chat: TutorChat;
  recentWords: RecentWords;
  /** Whether the chat's column is shown if there is room for one. */
  isColumnShown: BehaviorSubject<boolean>;
}

/**
 * The services of this remote.
 * @throws outside this remote.
 */
export function useServices(): Services {
  return useRemoteServices() as Services;
}
