import { figureCalls } from '../../contracts/index.ts';

/** What an event on the bus can report as changed. */
export type Change = 'marks' | 'practice' | 'favorites' | 'account';

/** Calls whose answers become stale under the same conditions. */
export interface CallGroup {
  /** Ids of calls. */
  calls: readonly string[];
  /**
   * How long an answer stays fresh, in milliseconds. Older answers are refetched when the page
   * becomes visible again. By default, answers stay fresh as long as the client caches them.
   */
  freshFor?: number;
  /** Changes that make the answers stale. */
  staleOn: readonly Change[];
}

/** Calls whose answers contain words with their marks. */
export const wordCalls: readonly string[] = [
  'listWords',
  'listWordsOfPartOfSpeech',
  'searchWords',
  'getWordDetail',
  'lookUpWord',
];

/** Which answers become stale over time, and which changes make them stale. */
export const callGroups: readonly CallGroup[] = [
  {
    // Reviews on another device change them too.
    calls: figureCalls,
    freshFor: 60_000,
    staleOn: ['marks', 'practice', 'account'],
  },
  {
    // Practice sets marks and strength automatically; only the server knows for which words. Its
    // settings change how all words sound.
    calls: [...wordCalls, 'getVoices'],
    staleOn: ['practice', 'account'],
  },
  {
    calls: ['getPracticeQueue'],
    freshFor: 0,
    staleOn: ['practice', 'account'],
  },
  // A quiz stays as it is while it is answered.
  { calls: ['getPlacement', 'getMistakeQuestions'], staleOn: ['account'] },
  {
    calls: ['listCategories', 'listCategoryWords', 'searchFavorites'],
    freshFor: 0,
    staleOn: ['favorites'],
  },
  { calls: ['getAccountSettings', 'getReminder'], freshFor: 60_000, staleOn: [] },
  { calls: ['listSessions'], freshFor: 0, staleOn: [] },
];
