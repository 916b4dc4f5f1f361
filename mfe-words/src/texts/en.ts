import type { MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatMinutes,
  formatPercent,
  englishPartsOfSpeech,
} from '@topwords/platform/i18n';
import { counted, language, languages, number } from './wording/en.ts';

function words(count: number): string {
  return counted(count, '# word', '# words');
}

const marked: Record<MarkAction, [on: string, off: string]> = {
  star: ['starred', 'no longer starred'],
  learned: ['learned', 'no longer learned'],
};

/** All texts of this front end in English. */
export const en = {
  languages,
  partsOfSpeech: englishPartsOfSpeech,
  percent: (share: number) => formatPercent(language, share),
  number,
  retry: 'Try again',
  loading: 'Loading',

  dashboard: {
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    anonymous: 'Language Explorer',
    today: 'Today',
    doneToday: {
      words: (count: number) => counted(count, '# word learned today', '# words learned today'),
      minutes: (count: number) =>
        counted(count, '# minute of practice today', '# minutes of practice today'),
    },
    unit: {
      words: (count: number) => counted(count, 'word', 'words'),
      minutes: (count: number) => counted(count, 'minute', 'minutes'),
    },
    goals: {
      words: (count: number) => `Daily goal: ${words(count)}`,
      minutes: (count: number) => `Daily goal: ${formatMinutes(language, count)}`,
    },
    lastLanguage: 'Last learned',
    encouragement: {
      0: 'A few words a day go a long way.',
      25: 'A good start. Keep going.',
      50: 'Halfway there. Well done.',
      75: 'Nearly there. Just a few more words.',
      90: 'Outstanding. This is how languages are learned.',
    },
    encouragementInMinutes: {
      0: 'A few minutes a day go a long way.',
      75: 'Nearly there. Just a few more minutes.',
    },
    streakFailed: 'Failed to load daily streak',
    streakError: 'Error fetching daily streak',
    tapToRetry: 'Tap to retry',
    yourLanguages: 'Your languages',
    statisticsFailed: 'Couldn’t load your languages',
    learnedOf: (learned: number, total: number) => `${number(learned)} of ${words(total)} learned`,
    starred: (count: number) => `${number(count)} starred`,
    progressOf: (name: string) => `${name}: learned`,
    continueLearning: 'Continue Learning',
    continueWith: (name: string) => `Continue Learning ${name}`,
    chooseLanguage: 'Choose Your Language',
    chooseHint: 'Add a language to learn its most common words.',
    available: (count: number) => counted(count, '# word available', '# words available'),
    moreLanguages: 'More languages',
    chooseFailed: 'Couldn’t add the language. Please try again.',
    nativeTitle: 'What is your native language?',
    nativeHint: 'Translations appear in this language.',
    nativeFailed: 'Couldn’t save your native language. Please try again.',
  },

  next: {
    title: (name: string) => `Next in ${name}`,
    go: (minutes: number) => `Continue · ${number(minutes)} min`,
    waits: (due: number, fresh: number) =>
      [
        due > 0 && `${number(due)} to review`,
        fresh > 0 && counted(fresh, '# new word', '# new words'),
      ]
        .filter(Boolean)
        .join(', '),
    mistakes: (count: number) =>
      counted(count, 'You mixed up # thing lately', 'You mixed up # things lately'),
    goMistakes: (minutes: number) => `Your mistakes · ${number(minutes)} min`,
    done: 'You’re done for today. Well done!',
    more: 'Practice more',
  },

  understanding: {
    readable: 'Sentences with one new word',
    none: 'Learn a few more words, and sentences will appear here.',
    failed: 'Couldn’t load the sentences',
  },

  week: {
    title: 'Last 7 days',
    link: 'Your week',
    weekday: (date: string) => formatDay(language, date, { weekday: 'short' }),
    day: (date: string, answers: number) =>
      `${formatDay(language, date, { weekday: 'long' })}: ${counted(answers, '# answer', '# answers')}`,
    sum: (days: number, answers: number) =>
      `${number(days)} of 7 days, ${counted(answers, '# answer', '# answers')}`,
  },

  strip: {
    label: 'Languages',
    learnedOf: (learned: number, total: number) => `${number(learned)} of ${number(total)}`,
    learnedOfSpoken: (name: string, learned: number, total: number) =>
      `${name}, ${number(learned)} of ${words(total)} learned`,
    failed: 'Couldn’t load your progress',
  },

  words: {
    title: 'Words',
    search: 'Search words',
    filter: 'Which words to show',
    all: 'All Words',
    course: 'Course',
    starred: 'Starred',
    showLanguages: 'Show Langs',
    hideLanguages: 'Hide',
    refresh: 'Refresh',
    loadMore: 'Load More Words',
    refreshWords: 'Refresh Words',
    end: (count: number) => `End of the list: ${words(count)}.`,
    loaded: (count: number) => counted(count, '# word shown', '# words shown'),
    failed: 'Couldn’t load the words',
    moreFailed: 'Couldn’t load more words',
    starredEmptyTitle: 'No starred words yet',
    starredEmptyText: 'Tap the star on a word to save it here.',
    showAll: 'Show all words',
    emptyTitle: 'No words here yet',
    emptyText: 'There are no words in this language yet.',
    chooseTitle: 'Choose language',
    chooseText: 'Pick one of your languages above to see its words.',
    noLanguageText: 'Add a language on the dashboard to see its words.',
    toDashboard: 'Go to the dashboard',
  },

  usage: {
    title: 'How it is used',
    partner: 'Other aspect',
    motion: 'Verbs of motion',
    oneWay: 'One way, now:',
    manyWays: 'To and fro, often:',
    patterns: 'Patterns',
    collocations: 'Goes with',
    opposites: 'Opposite',
    toldApart: 'Not the same',
    family: 'Family',
  },

  forms: {
    title: 'Forms',
    form: 'Form',
    irregular: 'irregular',
    notGiven: 'not given',
    irregularLegend: 'Bold with a dot: irregular form',
    secondLocative: 'Where:',
  },

  card: {
    level: (level: string) => `Level ${level}`,
    rank: (rank: number) => `#${number(rank)}`,
    rankSpoken: (rank: number) => `Frequency rank ${number(rank)}`,
    star: (word: string) => `Star ${word}`,
    learn: (word: string) => `Mark ${word} as learned`,
    listen: (word: string) => `Listen to ${word}`,
    marked: (word: string, action: MarkAction, on: boolean) =>
      `${word}: ${marked[action][on ? 0 : 1]}`,
    markFailed: (word: string, advice = 'Please try again.') =>
      `Couldn’t update “${word}”. ${advice}`,
    audioFailed: 'Could not play audio. Please try again.',
  },

  learned: {
    title: 'Learned Words',
    count: (count: number) => counted(count, '# word learned', '# words learned'),
    progress: 'Progress',
    quickActions: 'Quick Actions',
    allWords: 'All Words',
    emptyTitle: 'Not Yet, But Soon',
    emptyText: 'Words you mark as learned appear here.',
    start: 'Start Learning',
    selectTitle: 'Select a Language',
    selectText: 'Pick a language above to see the words you have learned.',
    noLanguageText: 'Add a language on the dashboard to begin.',
  },

  detail: {
    title: 'Word',
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
    noMeanings: 'No meanings for this word yet.',
    readable: 'Sentences in which this is the only new word',
    moreExamples: 'More Examples',
    unknownTitle: 'Word not found',
    unknownText: 'This word doesn’t exist, or the link is incomplete.',
    toWords: 'Go to words',
    failed: 'Couldn’t load the word',
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

  forecast: {
    practice: 'Practice',
    due: (count: number) => `${number(count)} due`,
    practiceWith: (name: string, count: number) =>
      count === 0 ? `Practice ${name}` : `Practice ${number(count)} due, ${name}`,
    title: 'Next 14 days',
    dueNow: (count: number) => counted(count, 'card due now', 'cards due now'),
    nothingDue: 'Nothing is due right now.',
    nextDue: (date: string, isTomorrow: boolean) => {
      const day = formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long' });
      return `The next cards come back ${isTomorrow ? 'tomorrow' : `on ${day}`}.`;
    },
    laterToday: 'The next cards come back later today.',
    emptyText: 'Words you practice come back here when it’s time to review them.',
    failed: 'Couldn’t load your practice',
    streak: (days: number) => counted(days, '# day in a row', '# days in a row'),
    streakNone: 'No streak yet',
    streakHint: 'Review or learn a word today to start one.',
    streakHintInMinutes: 'Practice today to start one.',
    freezeLeft: '1 freeze left this week',
    freezeUsed: 'Freeze used',
    freezeHint: 'You can miss one day a week without losing your streak.',
    placementLink: 'Know some words already? Take a short quiz',
    placementLinkWith: (name: string) => `Know some words already? Take a short quiz, ${name}`,
    startPractice: 'Start practice',
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
        : `${counted(count, '# result', '# results')} for “${query}”`,
    results: (count: number) => counted(count, '# result', '# results'),
  },
};

export type Texts = typeof en;
