import type { LanguageCode, MarkAction, PartOfSpeech } from '@topwords/platform/contracts';
import { formatNumber, formatPercent, plural } from '@topwords/platform/i18n';

const language = 'en';

/** What a language is called in English. */
const languages: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  ru: 'Russian',
  tr: 'Turkish',
};

const partsOfSpeech: Record<PartOfSpeech, string> = {
  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  pronoun: 'pronoun',
  determiner: 'determiner',
  preposition: 'preposition',
  conjunction: 'conjunction',
  numeral: 'numeral',
  interjection: 'interjection',
  particle: 'particle',
};

function words(count: number): string {
  return plural(language, count, { one: '# word', other: '# words' });
}

const marked: Record<MarkAction, [on: string, off: string]> = {
  star: ['starred', 'no longer starred'],
  learned: ['learned', 'no longer learned'],
};

/** All texts of this front end in English. */
export const en = {
  languages,
  partsOfSpeech,
  percent: (share: number) => formatPercent(language, share),
  number: (value: number) => formatNumber(language, value),
  retry: 'Try again',
  loading: 'Loading',

  dashboard: {
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    anonymous: 'Language Explorer',
    today: 'Today',
    wordsToday: (count: number) =>
      plural(language, count, { one: '# word learned today', other: '# words learned today' }),
    wordsUnit: (count: number) => plural(language, count, { one: 'word', other: 'words' }),
    goal: (goal: number) => `Daily goal: ${words(goal)}`,
    lastLanguage: 'Last learned',
    encouragement: {
      0: 'A few words a day go a long way.',
      25: 'A good start. Keep going.',
      50: 'Halfway there. Well done.',
      75: 'Nearly there. A few words more.',
      90: 'Outstanding. This is how languages are learned.',
    },
    streakFailed: 'Failed to load daily streak',
    streakError: 'Error fetching daily streak',
    tapToRetry: 'Tap to retry',
    yourLanguages: 'Your languages',
    statisticsFailed: 'Your languages could not be loaded',
    learnedOf: (learned: number, total: number) =>
      `${formatNumber(language, learned)} of ${words(total)} learned`,
    starred: (count: number) => `${formatNumber(language, count)} starred`,
    progressOf: (name: string) => `${name}: learned`,
    continueLearning: 'Continue Learning',
    continueWith: (name: string) => `Continue Learning ${name}`,
    chooseLanguage: 'Choose Your Language',
    chooseHint: 'Add a language to learn its most common words.',
    available: (count: number) =>
      plural(language, count, { one: '# word available', other: '# words available' }),
    chooseFailed: 'The language could not be added. Please try again.',
    nativeTitle: 'What is your native language?',
    nativeHint: 'Translations are shown in it.',
    nativeFailed: 'Your native language could not be saved. Please try again.',
  },

  strip: {
    label: 'Languages',
    learnedOf: (learned: number, total: number) =>
      `${formatNumber(language, learned)} of ${formatNumber(language, total)}`,
    learnedOfSpoken: (name: string, learned: number, total: number) =>
      `${name}, ${formatNumber(language, learned)} of ${words(total)} learned`,
    failed: 'Your progress could not be loaded',
  },

  words: {
    title: 'Words',
    search: 'Search words',
    filter: 'Which words to show',
    all: 'All Words',
    starred: 'Starred',
    showLanguages: 'Show Langs',
    hideLanguages: 'Hide',
    refresh: 'Refresh',
    loadMore: 'Load More Words',
    refreshWords: 'Refresh Words',
    end: (count: number) => `That is all: ${words(count)}.`,
    loaded: (count: number) =>
      plural(language, count, { one: '# word shown', other: '# words shown' }),
    failed: 'The words could not be loaded',
    moreFailed: 'More words could not be loaded',
    starredEmptyTitle: 'No starred words yet',
    starredEmptyText: 'Tap the star on a word to keep it here.',
    showAll: 'Show all words',
    emptyTitle: 'No words here yet',
    emptyText: 'There are no words in this language yet.',
    chooseTitle: 'Choose language',
    chooseText: 'Pick one of your languages above to see its words.',
    noLanguageText: 'Add a language on the dashboard to see its words.',
    toDashboard: 'Go to the dashboard',
  },

  card: {
    level: (level: string) => `Level ${level}`,
    rank: (rank: number) => `#${formatNumber(language, rank)}`,
    rankSpoken: (rank: number) => `Frequency rank ${formatNumber(language, rank)}`,
    star: (word: string) => `Star ${word}`,
    learn: (word: string) => `Mark ${word} as learned`,
    listen: (word: string) => `Listen to ${word}`,
    marked: (word: string, action: MarkAction, on: boolean) =>
      `${word}: ${marked[action][on ? 0 : 1]}`,
    markFailed: (word: string, advice = 'Please try again.') =>
      `“${word}” could not be changed. ${advice}`,
    audioFailed: 'Could not play audio. Please try again.',
  },

  learned: {
    title: 'Learned Words',
    count: (count: number) =>
      plural(language, count, { one: '# word learned', other: '# words learned' }),
    progress: 'Progress',
    quickActions: 'Quick Actions',
    allWords: 'All Words',
    emptyTitle: 'Not Yet, But Soon',
    emptyText: 'Words that you mark as learned gather here.',
    start: 'Start Learning',
    selectTitle: 'Select a Language',
    selectText: 'Pick a language above to see the words you have learned.',
    noLanguageText: 'Add a language on the dashboard to begin.',
  },

  detail: {
    title: 'Word',
    back: 'Back',
    tutor: 'AI Tutor',
    noTranslation: 'No translation available',
    rank: 'Frequency rank',
    strength: 'Strength',
    star: 'Star',
    starred: 'Starred',
    learn: 'Learn',
    learned: 'Learned',
    actionOn: (action: string, word: string) => `${action} ${word}`,
    ipa: (ipa: string) => `Pronunciation: ${ipa}`,
    meanings: 'Meanings & Examples',
    noMeanings: 'No meanings have been written for this word yet.',
    moreExamples: 'More Examples',
    unknownTitle: 'Word not found',
    unknownText: 'This word does not exist, or its address is incomplete.',
    toWords: 'Go to the words',
    failed: 'The word could not be loaded',
    listenSentence: (sentence: string) => `Listen to “${sentence}”`,
  },

  notes: {
    gender: 'gender',
    genders: {
      m: 'masculine',
      f: 'feminine',
      n: 'neuter',
      mf: 'masculine or feminine',
      pl: 'plural only',
    },
    declension: 'declension',
    indeclinable: 'none',
    aspect: 'aspect',
    aspects: {
      impf: 'imperfective',
      pf: 'perfective',
      both: 'imperfective and perfective',
    },
    stem: 'stem change',
    plural: 'plural',
    present: 'first person',
    past: 'past',
    participle: 'participle',
    accusative: 'accusative',
    aorist: 'aorist',
    pair: 'pairs with',
    government: 'used with',
  },

  search: {
    title: 'Search',
    label: 'Search words and translations',
    placeholder: 'Search words',
    cancel: 'Cancel',
    clear: 'Clear',
    languages: 'Language',
    all: 'All Languages',
    hintTitle: 'Find a word',
    hintText: 'Type a word, one of its forms, or its translation.',
    noneTitle: 'No matching words found',
    noneText: 'No results found',
    failed: 'Something went wrong',
    found: (count: number, query: string) =>
      count === 0
        ? `No matching words found for “${query}”`
        : `${plural(language, count, { one: '# result', other: '# results' })} for “${query}”`,
    results: (count: number) => plural(language, count, { one: '# result', other: '# results' }),
  },
};

export type Texts = typeof en;
