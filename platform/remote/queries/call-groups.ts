import type { EventName } from '../../events/index.ts';

/** Calls whose answers grow old alike. */
export interface CallGroup {
  /** Ids of calls. */
  calls: readonly string[];
  /**
   * For how long an answer is not asked for again, in milliseconds. A page that is looked at again
   * asks for what is older. Without it, the answer is kept as long as the client keeps any.
   */
  freshFor?: number;
  /** Events that make the answers stale. */
  staleOn: readonly EventName[];
}

const learnersWords = ['listWords', 'listWordsOfPartOfSpeech', 'searchWords', 'getWordDetail'];

/** Calls whose answers have words with their marks. */
export const wordCalls: readonly string[] = [...learnersWords, 'lookUpWord'];

/** Which answers grow old by themselves, and which event on the bus makes which of them stale. */
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
    staleOn: ['word.marked', 'practice.changed', 'session.changed'],
  },
  {
    // Practice sets marks and strength by itself; of which words, the server knows.
    calls: learnersWords,
    staleOn: ['practice.changed', 'session.changed'],
  },
  {
    calls: ['getPracticeQueue'],
    freshFor: 0,
    staleOn: ['practice.changed', 'session.changed'],
  },
  { calls: ['getPlacement'], staleOn: ['session.changed'] },
  {
    calls: ['listCategories', 'listCategoryWords', 'searchFavorites'],
    freshFor: 0,
    staleOn: ['favorites.changed'],
  },
  { calls: ['getAccountSettings'], freshFor: 60_000, staleOn: [] },
  { calls: ['listSessions'], freshFor: 0, staleOn: [] },
];
