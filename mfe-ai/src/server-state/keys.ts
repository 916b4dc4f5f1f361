import type { LanguageCode, LanguageName } from '@topwords/platform/contracts';

/** Keys of everything this remote keeps of the server's state. */
export const keys = {
  analysis: (key: string) => ['analysis', key],
  detail: (id: number, native: LanguageName) => ['word', id, native],
  search: (native: LanguageName, query: string) => ['search', native, query],
  list: (language: LanguageCode, native: LanguageName) => ['words', language, native],
} as const;
