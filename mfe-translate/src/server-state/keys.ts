/** Keys of everything this remote keeps of the server's state. */
export const keys = {
  abilities: ['abilities'],
  allTranslations: ['translations'],
  translation: (from: string, to: string, text: string) => ['translations', from, to, text],
  entries: (language: string, text: string) => ['entries', language, text],
  /** All that favourites are part of: a change of one may change any of them. */
  favorites: ['favorites'],
  categories: ['favorites', 'categories'],
  categoryWords: (categoryId: string) => ['favorites', 'words', categoryId],
  favoriteSearch: (query: string, categoryId?: string) => [
    'favorites',
    'search',
    categoryId ?? 'all',
    query,
  ],
} as const;
