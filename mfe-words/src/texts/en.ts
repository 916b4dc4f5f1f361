import type { LanguageCode, MarkAction } from '@topwords/platform/contracts';
import {
  formatDay,
  formatNumber,
  formatPercent,
  englishPartsOfSpeech,
  plural,
} from '@topwords/platform/i18n';

const language = 'en';

/** What a language is called in English. */
const languages: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  ru: 'Russian',
  tr: 'Turkish',
};

function number(value: number): string {
  return formatNumber(language, value);
}

function counted(count: number, one: string, other: string): string {
  return plural(language, count, { one, other });
}

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
    wordsToday: (count: number) => counted(count, '# word learned today', '# words learned today'),
    wordsUnit: (count: number) => counted(count, 'word', 'words'),
    goal: (goal: number) => `Daily goal: ${words(goal)}`,
    lastLanguage: 'Last learned',
    encouragement: {
      0: 'A few words a day go a long way.',
      25: 'A good start. Keep going.',
      50: 'Halfway there. Well done.',
      75: 'Nearly there. Just a few more words.',
      90: 'Outstanding. This is how languages are learned.',
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
    chooseFailed: 'Couldn’t add the language. Please try again.',
    nativeTitle: 'What is your native language?',
    nativeHint: 'Translations appear in this language.',
    nativeFailed: 'Couldn’t save your native language. Please try again.',
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

  practice: {
    title: 'Practice',
    language: 'Language',
    chooseTitle: 'Choose language',
    chooseText: 'Pick one of your languages above to practice it.',
    due: (count: number) => counted(count, 'card due', 'cards due'),
    fresh: (count: number) => counted(count, 'new word', 'new words'),
    length: 'Cards in this session',
    start: (count: number) => counted(count, 'Start with # card', 'Start with # cards'),
    settings: 'Settings',
    emptyTitle: 'Nothing is due',
    emptyText: (when: string | null) =>
      when === null
        ? 'You’ve finished today’s practice.'
        : `You’re all caught up for now. The next card comes back ${when}.`,
    learnMore: 'Learn more new words',
    noneLeftTitle: 'No new words left',
    noneLeftText: 'You’ve seen every word in this language. They come back when they’re due.',
    failed: 'Couldn’t load your cards',
    offline: 'Offline: your answers are saved',
    delayed: 'Your answers are saved and will be sent as soon as possible',
    refused: 'Couldn’t save an answer: that card no longer exists.',
    session: (name: string) => `${name} practice`,
    close: 'End practice',
    undo: 'Undo',
    undone: (word: string) => `Undone: ${word} will come up again`,
    progress: 'Progress',
    progressOf: (done: number, total: number) => `${number(done)} of ${number(total)}`,
    newWord: 'New word',
    ask: {
      recognise: 'What does it mean?',
      listen: 'Which word do you hear?',
      listenFailed: 'Couldn’t play the sound. Which word means this?',
      cloze: 'Which form is missing?',
      recall: (name: string) => `How do you say it in ${name}?`,
      'turn-over': 'Do you remember what it means?',
    },
    anotherLanguage: 'the other language',
    choices: 'Answers',
    listen: 'Listen',
    soundFailed: 'Couldn’t play the sound.',
    turnOver: 'Show the meaning',
    yourAnswer: 'Your answer',
    gap: 'The missing form',
    check: 'Check',
    unknown: 'I don’t know',
    letters: 'Letters',
    cyrillicNote: 'Type in Cyrillic with your device’s keyboard or these keys.',
    cyrillicShow: 'Show Cyrillic keys',
    cyrillicHide: 'Hide Cyrillic keys',
    verdicts: { right: 'Right', almost: 'Almost! Check the spelling', wrong: 'Wrong' },
    judged: (verdict: string, word: string, translation: string) =>
      `${verdict}. ${word}: ${translation}`,
    given: 'You answered:',
    rightChoice: 'right answer',
    wrongChoice: 'your answer',
    again: 'Again',
    good: 'Good',
    ratingWith: (rating: string, when: string) => `${rating}, ${when}`,
    rate: 'How well did you know it?',
    know: 'I know this word',
    knowPair: 'I know this',
    knownNow: (word: string) => `Removed “${word}” from practice`,
    now: 'now',
    inMinutes: (count: number) => `in ${number(count)} min`,
    inHours: (count: number) => counted(count, 'in # hour', 'in # hours'),
    inDays: (count: number) => counted(count, 'in # day', 'in # days'),
    inMonths: (count: number) => counted(count, 'in # month', 'in # months'),
    inYears: (count: number) => counted(count, 'in # year', 'in # years'),
    summaryTitle: 'Well done',
    summaryText: (count: number) =>
      counted(count, 'You practiced # card.', 'You practiced # cards.'),
    right: 'Right',
    wrong: 'Wrong',
    newCards: 'New',
    known: 'Known',
    nextDue: 'Next card',
    nothingPlanned: 'none',
    more: 'Practice more',
    done: 'Done',
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
    freezeLeft: '1 freeze left this week',
    freezeUsed: 'Freeze used',
    freezeHint: 'You can miss one day a week without losing your streak.',
  },

  practiceSettings: {
    title: 'Practice settings',
    newWords: 'New words per day',
    newWordsHint: 'From 0 to 100. With 0, you only review words that are due.',
    fewer: 'Fewer new words',
    more: 'More new words',
    starredFirst: 'Starred words first',
    starredFirstHint: 'New words you starred come first.',
    playsAudio: 'Play audio automatically',
    playsAudioHint: 'Plays each word when its card appears or is answered.',
    sessionLength: 'Cards per session',
    failed: 'Couldn’t load the settings',
    saveFailed: (advice = 'Please try again.') => `Couldn’t save the setting. ${advice}`,
  },

  placement: {
    link: 'Know some words already? Take a short quiz',
    linkWith: (name: string) => `Know some words already? Take a short quiz, ${name}`,
    title: (name: string) => `How many ${name} words do you know?`,
    shortTitle: 'Placement quiz',
    close: 'Close the quiz',
    progress: (position: number, count: number) =>
      `Question ${number(position)} of ${number(count)}`,
    question: 'What does it mean?',
    unknown: 'I don’t know this word',
    unknownRest: 'I don’t know the rest either',
    intro: 'No need to guess. Not knowing a word is fine.',
    failed: 'Couldn’t load the quiz',
    emptyTitle: 'No quiz for this language yet',
    emptyText: 'There are not enough words for a quiz. Practice works without one.',
    estimating: 'Estimating how many words you know',
    estimateFailed: 'Couldn’t process your answers',
    estimate: (count: number) => `You know about ${number(count)} of the most common words`,
    estimateNone: 'A fresh start',
    estimateHint:
      'This is an estimate based on a few words. Adjust it if it seems too high or too low.',
    estimateNoneHint:
      'These words are new to you, so practice starts with the most common ones. If you do know some, enter how many.',
    count: 'Words you know',
    fewer: 'Fewer words',
    more: 'More words',
    markHint:
      'They count as learned and won’t appear in practice. Words already in practice stay there.',
    mark: (count: number) => `Mark the top ${number(count)} as known`,
    notNow: 'Not now',
    markFailed: (advice = 'Please try again.') => `Couldn’t mark the words. ${advice}`,
    marked: (count: number) => counted(count, '# word marked as known', '# words marked as known'),
    markedNone: 'Those words were already marked',
    markedText: 'Practice continues with the next words.',
    start: 'Start practice',
    toLearned: 'See learned words',
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
