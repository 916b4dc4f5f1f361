import type { LanguageCode, LanguageName } from '@topwords/platform/contracts';

/** Which words of a language a list shows. */
export type WordFilter = 'all' | 'starred' | 'learned';

/** Keys of everything this remote keeps of the server's state. */
export const keys = {
  allLists: ['words'],
  list: (language: LanguageCode, filter: WordFilter) => ['words', language, filter],
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
} as const;
