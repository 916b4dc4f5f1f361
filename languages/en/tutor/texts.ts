import { nameLanguages } from '../../tutor/name-languages.ts';
import type { Level } from '../../tutor/tutor-labels.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('en');
const number = new Intl.NumberFormat('en');

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `, so it is among the ${number.format(round)} most common`;
}

export const texts = {
  ...labels,
  /** The native language's locale, for casing. */
  locale: 'en',
  /** Wraps a text in the language's quotation marks. */
  quote: (text: string) => `“${text}”`,
  usage: {
    rank: (rank: number, of: number, language: string) =>
      `By frequency, it is number ${number.format(rank)} of the ${number.format(of)} ${nameOfLanguage(language)} words taught here${place(rank)}.`,
    level: (level: Level) => `Learners usually meet it at level ${labels.levels[level]}.`,
  },
  aspectPair: (imperfective: string, perfective: string) =>
    `They are an aspect pair: ${imperfective} is imperfective, ${perfective} is perfective.`,
  motionPair: (oneWay: string, manyWays: string) =>
    `They are a pair of verbs of motion: ${oneWay} is movement in one direction, ${manyWays} is movement there and back, repeated or in general.`,
  insights: {
    use: 'How to use it',
    note: 'Good to know',
    style: 'Style',
    where: 'Where it is said',
    opposites: 'Opposites',
    words: 'Word by word',
  },
  aspect: { impf: 'imperfective', pf: 'perfective', both: 'imperfective and perfective' },
  relation: {
    similar: 'compare',
    opposite: 'opposite',
    family: 'same word family',
    pair: 'aspect pair',
    motion: 'the other verb of the motion pair',
  },
  formOf: (form: string, word: string, label: string | null) =>
    `${form} is a form of ${word}${label === null ? '' : ` (${label})`}.`,
  unknownWords: (words: string) => `Not in our word list: ${words}.`,
  unknownText: (text: string) =>
    `I know the words of the word list and their forms, and “${text}” is not among them, so I cannot say anything about it.`,
  sentencePos: 'sentence',
  phrasePos: 'phrase',
};

/**
 * The tutor's texts in one native language, for all target languages. Words and sentences of the
 * target language come marked; sentences come quoted, with their translation.
 */
export type TutorTexts = typeof texts;
