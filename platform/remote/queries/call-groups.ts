/** What an event on the bus may report to have changed. */
export type Change = 'marks' | 'practice' | 'favorites' | 'account';

/** Calls whose answers grow old alike. */
export interface CallGroup {
  /** Ids of calls. */
  calls: readonly string[];
  /**
   * For how long an answer is not asked for again, in milliseconds. A page that is looked at again
   * asks for what is older. Without it, the answer is kept as long as the client keeps any.
   */
  freshFor?: number;
  /** Changes that make the answers stale. */
  staleOn: readonly Change[];
}

const learnersWords = ['listWords', 'listWordsOfPartOfSpeech', 'searchWords', 'getWordDetail'];

/** Calls whose answers have words with their marks. */
export const wordCalls: readonly string[] = [...learnersWords, 'lookUpWord'];

/** Which answers grow old by themselves, and which change makes which of them stale. */
export const callGroups: readonly CallGroup[] = [
  {
    // Figures change with every answer, also on another device, and with the day.
    calls: [
      'getStatistics',
      'getPartOfSpeechStatistics',
      'getProfileStatistics',
      'getDailyStreak',
      'getActivity',
      'getPracticeForecast',
    ],
    freshFor: 60_000,
    staleOn: ['marks', 'practice', 'account'],
  },
  {
    // Practice sets marks and strength by itself; of which words, the server knows.
    calls: learnersWords,
    staleOn: ['practice', 'account'],
  },
  {
    calls: ['getPracticeQueue'],
    freshFor: 0,
    staleOn: ['practice', 'account'],
  },
  { calls: ['getPlacement'], staleOn: ['account'] },
  {
    calls: ['listCategories', 'listCategoryWords', 'searchFavorites'],
    freshFor: 0,
    staleOn: ['favorites'],
  },
  { calls: ['getAccountSettings'], freshFor: 60_000, staleOn: [] },
  { calls: ['listSessions'], freshFor: 0, staleOn: [] },
];
