import type { CategoryIcon } from '@topwords/platform/contracts';
import { plural } from '@topwords/platform/i18n';

const language = 'en';

function words(count: number): string {
  return plural(language, count, { one: '# word', other: '# words' });
}

const icons: Record<CategoryIcon, string> = {
  bookmark: 'Bookmark',
  heart: 'Heart',
  star: 'Star',
  book: 'Book',
  chat: 'Conversation',
  home: 'Home',
  food: 'Food',
  travel: 'Travel',
  work: 'Work',
  school: 'School',
  health: 'Health',
  sport: 'Sport',
  music: 'Music',
  nature: 'Nature',
  shopping: 'Shopping',
  family: 'Family',
};

/** Texts of favourites and their categories. */
export const favorites = {
  title: 'Favorites',
  total: (count: number) => words(count),
  words,
  toTranslator: 'Translate something',
  back: 'Back to favorites',

  search: 'Search favorites',
  searchWithin: (category: string) => `Search in ${category}`,
  clearSearch: 'Clear the search',
  results: (count: number, query: string) =>
    plural(language, count, { one: '# favorite', other: '# favorites' }) + ` for “${query}”`,
  noneTitle: 'No matching words found',
  noneText: (query: string) =>
    `No favorites match “${query}”. Check the spelling or try a shorter search.`,
  searchFailed: 'Something went wrong',
  manyResults: (count: number) => `Showing the first ${count}. Keep typing to narrow the results.`,

  /** What a category is called: the first one has no name of the learner's. */
  category: (name: string) => name,

  categories: 'Categories',
  categoriesFailed: 'Failed to fetch categories',
  emptyTitle: 'No categories yet',
  emptyText:
    'Tap the heart next to a translation to save it here. Use categories to group your words.',
  defaultCategory: 'Default',

  newCategory: 'New category',
  createTitle: 'Create New Category',
  name: 'Name',
  namePlaceholder: 'Travel, recipes, at work…',
  description: 'Description (optional)',
  color: 'Color',
  colors: {
    '#6366F1': 'Indigo',
    '#0E7490': 'Teal',
    '#15803D': 'Green',
    '#A16207': 'Ochre',
    '#C2410C': 'Orange',
    '#BE123C': 'Crimson',
    '#A21CAF': 'Magenta',
  },
  icon: 'Icon',
  icons,
  create: 'Create',
  cancel: 'Cancel',
  createFailed: 'Failed to create category',
  created: (name: string) => `Category ${name} created`,

  wordsFailed: 'Failed to fetch category words',
  categoryMissing: 'This category no longer exists',
  categoryMissingText:
    'It may have been deleted here or in another tab. Its words are now in the default category.',
  emptyCategoryTitle: 'Nothing here yet',
  emptyCategoryText:
    'Translate something and tap the heart, or move words here from another category.',
  practice: 'Practice',
  entersPractice: 'What you save comes up in practice.',
  addWord: 'Translate and add a word',
  loadMore: 'Load more',
  allShown: (count: number) =>
    plural(language, count, { one: 'The # word is shown', other: 'All # words are shown' }),
  added: (date: Date) =>
    `Added ${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)}`,
  languages: (from: string, to: string) => `${from} to ${to}`,
  listen: (text: string) => `Listen to ${text}`,

  wordMenu: (text: string) => `Actions for ${text}`,
  generate: 'Generate AI',
  move: 'Move to other category',
  remove: 'Remove from favorites',
  removed: 'Word removed from favorites',
  removeFailed: 'Failed to remove word',
  deleteFailed: 'Failed to delete word',
  undo: 'Undo',
  undoKey: 'Undo (Ctrl+Z)',
  restored: 'Word restored to favorites',
  restoreFailed: 'Couldn’t restore the word',

  moveTitle: 'Move to other category',
  moveHint: (text: string) => `Choose where “${text}” goes.`,
  moveNow: 'Move',
  moveNowhere: 'There is no other category yet.',
  moved: 'Word moved to new category',
  moveFailed: 'Failed to move word',

  categoryMenu: (name: string) => `Actions for ${name}`,
  deleteCategory: 'Delete Category',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint: (count: number) =>
    count === 0
      ? 'It has no words.'
      : plural(language, count, {
          one: 'Its # word moves to the default category.',
          other: 'Its # words move to the default category.',
        }),
  deleteNow: 'Delete',
  categoryDeleted: 'Category Successfully Deleted.',
  categoryDeleteFailed: 'Failed to delete category',
  error: (detail: string) => `Error: ${detail}`,
  unexpected: 'An unexpected error occurred',

  exportMenu: 'Export',
  exportCsv: 'Export as CSV',
  exportAnki: 'Export for Anki',
  exported: 'The file is in your downloads',
  exportFailed: 'Couldn’t create the file',

  closeToast: 'Close',
};
