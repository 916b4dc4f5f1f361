import type { LanguageCode, LanguageName } from '@topwords/platform/contracts';

/** Which words of a language a list shows. */
export type WordFilter = 'all' | 'starred' | 'learned';

/** Keys of everything this remote keeps of the server's state. */
export const keys = {
  allLists: ['words'],
  listsOf: (language: LanguageCode) => ['words', language],
  list: (language: LanguageCode, filter: WordFilter) => ['words', language, filter],
  allDetails: ['word'],
  detail: (id: number) => ['word', id],
  allSearches: ['search'],
  search: (native: LanguageName, language: LanguageCode | 'all', query: string) => [
    'search',
    native,
    language,
    query,
  ],
  statistics: ['statistics'],
  streak: ['streak'],
  allForecasts: ['forecast'],
  forecast: (language?: LanguageCode) => ['forecast', language ?? 'all'],
  practiceSettings: ['practice-settings'],
  placement: (language: LanguageCode) => ['placement', language],
} as const;
