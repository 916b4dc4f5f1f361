import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { formatDay, formatPercent, plural } from '@topwords/platform/i18n';
import { language, number, reviews, words } from './formats.ts';

/** The English name of a language. */
const languages: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Spanish',
  ru: 'Russian',
  tr: 'Turkish',
};

/** The words of each part of speech. */
const parts: Record<PartOfSpeech, string> = {
  noun: 'Nouns',
  verb: 'Verbs',
  adjective: 'Adjectives',
  adverb: 'Adverbs',
  pronoun: 'Pronouns',
  determiner: 'Determiners',
  preposition: 'Prepositions',
  conjunction: 'Conjunctions',
  numeral: 'Numerals',
  interjection: 'Interjections',
  particle: 'Particles',
};

function done(count: { reviews: number; learned: number }): string {
  return `${reviews(count.reviews)}, ${words(count.learned)} learned`;
}

/** Texts of the statistics. */
export const statistics = {
  title: 'Learning statistics',
  failed: 'Failed to load statistics',
  error: 'Error fetching statistics',
  emptyText: 'Choose a language to learn to see your progress here.',
  choose: 'Choose a language',
  languages,

  progress: 'Languages',
  learnedOf: (learned: number, total: number) => `${number(learned)} of ${words(total)} learned`,
  starred: (count: number) => `${number(count)} starred`,
  progressOf: (name: string) => `${name}: learned`,
  since: (percent: string, date: string) =>
    `(${percent} on ${formatDay(language, date, { day: 'numeric', month: 'long' })})`,
  percent: (share: number) => formatPercent(language, share),

  activity: 'A year of activity',
  activityOf: (days: number, total: { reviews: number; learned: number }) =>
    days === 0
      ? 'Nothing yet. Every day you practice or learn a word appears here.'
      : `Active on ${plural(language, days, { one: '# day', other: '# days' })} in the last year: ${done(total)}.`,
  chooseDay: 'Day',
  weekday: (date: string) => formatDay(language, date, { weekday: 'short' }),
  month: (date: string) => formatDay(language, date, { month: 'short' }),
  day: (date: string) =>
    formatDay(language, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  dayDone: (day: { reviews: number; learned: number }) =>
    day.reviews === 0 && day.learned === 0 ? 'nothing practiced' : done(day),
  legendNone: 'None',
  legendMost: (count: number) => `${number(count)} or more reviews and words a day`,
  showTable: 'Show as a table',
  week: 'Week of',
  weekOf: (date: string) =>
    formatDay(language, date, { day: 'numeric', month: 'short', year: 'numeric' }),
  activeDays: 'Active days',
  reviews: 'Reviews',
  learned: 'Words learned',
  number,

  forecast: 'Reviews in the next 14 days',
  forecastSum: (count: number) =>
    plural(language, count, {
      one: '# card is due in the next 14 days.',
      other: '# cards are due in the next 14 days.',
    }),
  forecastNone: 'Nothing is scheduled yet. Words you practice appear here when they’re due.',

  parts: 'Parts of speech',
  partsHint: 'How many words of each kind you’ve learned. Select one to see its words.',
  partsLanguage: 'Language',
  partsEmpty: 'There are no words in this language yet.',
  part: (pos: PartOfSpeech) => parts[pos],
  partOf: (learned: number, total: number) => `${number(learned)} of ${number(total)}`,
  partLearned: 'words learned',
};

/** Texts of the list of words of one part of speech. */
export const wordsOfPart = {
  title: (pos: PartOfSpeech, code: LanguageCode) =>
    `${languages[code]} ${parts[pos].toLowerCase()}`,
  back: 'Back to profile',
  failed: 'Couldn’t load the words',
  moreFailed: 'Couldn’t load more words',
  advice: 'Please try again.',
  emptyTitle: 'No words here',
  emptyText: 'This language has no words of this kind.',
  loadMore: 'Load more',
  shown: (count: number) =>
    plural(language, count, { one: '# word shown', other: '# words shown' }),
  end: (count: number) => `End of the list: ${words(count)}.`,
  listen: (word: string) => `Listen to ${word}`,
  rank: (rank: number) => `#${number(rank)}`,
  rankSpoken: (rank: number) => `Frequency rank ${number(rank)}`,
  starred: 'Starred',
  learned: 'Learned',
};
