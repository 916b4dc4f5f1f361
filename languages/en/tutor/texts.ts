import { nameLanguages } from '../../tutor/name-languages.ts';
import type { Level, PartOfSpeech, Place } from '../../tutor/tutor-labels.ts';
import { labels } from './labels.ts';

const nameOfLanguage = nameLanguages('en');
const number = new Intl.NumberFormat('en');
const kinds = {
  noun: 'a noun',
  verb: 'a verb',
  adjective: 'an adjective',
  adverb: 'an adverb',
  pronoun: 'a pronoun',
  determiner: 'a determiner',
  preposition: 'a preposition',
  conjunction: 'a conjunction',
  numeral: 'a number',
  interjection: 'an interjection',
  particle: 'a particle',
} as const;

function inSentences(count: number, of: number): string {
  if (count === of) return of === 2 ? 'In both of its sentences' : `In all ${of} of its sentences`;
  return `In ${count} of its ${of} sentences`;
}

function place(rank: number): string {
  const round = [100, 250, 500, 1000].find((limit) => rank <= limit);
  return round === undefined ? '' : `, so among the ${number.format(round)} most frequent`;
}

export const texts = {
  ...labels,
  /** The native language's locale, for casing. */
  locale: 'en',
  /** Wraps a text in the language's quotation marks. */
  quote: (text: string) => `“${text}”`,
  /** Joins texts, the last with the language's "and". */
  and: (texts: readonly string[]) =>
    [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and '),
  /** For a row whose sentence is spoken: its meaning in a word or two. */
  means: (translations: string) => `“${translations}”`,
  sayInstead: (words: string) => `You can also say ${words}.`,
  position: {
    opens: (word: string, count: number, of: number, sentence: string) =>
      `${inSentences(count, of)} ${word} comes first: ${sentence}`,
    closes: (word: string, count: number, of: number, sentence: string) =>
      `${inSentences(count, of)} ${word} comes last: ${sentence}`,
    inside: (word: string, of: number, sentence: string) =>
      `${inSentences(of, of)} ${word} is in the middle, never first or last: ${sentence}`,
    /** In one sentence; `other` is its neighbour, if that matters. */
    here: (word: string, place: Place, other: string, sentence: string) =>
      `${
        {
          alone: `${word} can stand on its own`,
          first: `In this sentence ${word} comes first`,
          last: `In this sentence ${word} comes last`,
          before: `In this sentence ${word} comes right before ${other}`,
          after: `In this sentence ${word} comes right after ${other}`,
          apart: `In this sentence ${word} is set off by punctuation`,
        }[place]
      }: ${sentence}`,
  },
  neighbours: {
    word: (word: string, preposition: string, count: number, of: number, sentence: string) =>
      `${inSentences(count, of)} ${preposition} comes right after ${word}: ${sentence}`,
    kind: (
      side: 'before' | 'after',
      word: string,
      pos: PartOfSpeech,
      examples: string,
      count: number,
      of: number,
    ) => `${inSentences(count, of)} ${kinds[pos]} comes right ${side} ${word}: ${examples}.`,
    case: (side: 'before' | 'after', word: string, name: string, examples: string) =>
      side === 'after'
        ? `In our sentences ${word} is followed by the ${name}: ${examples}.`
        : `In our sentences ${word} follows the ${name}: ${examples}.`,
  },
  formInUse: (form: string, label: string | null, sentence: string) =>
    `You will meet the form ${form}${label === null ? '' : ` (${label})`}: ${sentence}`,
  goesWith: (word: string, pieces: string) => `In our sentences ${word} goes like this: ${pieces}.`,
  invariable: (word: string) => `${word} never changes its form.`,
  unchanging: (word: string, examples: string) =>
    `Before a noun ${word} never changes: ${examples}.`,
  madeOf: (phrase: string, parts: string) => `${phrase} is made of ${parts}.`,
  oneOfSeveral: (word: string, pos: string) =>
    `${word} belongs to several parts of speech: ${pos}.`,
  capital: (word: string) => `${word} is always written with a capital letter.`,
  synonymInUse: (word: string, synonyms: string, sentence: string) =>
    `${word} has the same meaning as ${synonyms}, which appears here: ${sentence}`,
  usage: {
    rank: (rank: number, of: number, language: string) =>
      `By frequency it is number ${number.format(rank)} of the ${number.format(of)} ${nameOfLanguage(language)} words taught here${place(rank)}.`,
    level: (level: Level) => `Learners meet it at level ${labels.levels[level]}.`,
    sense: (meaning: string, sentence: string) => `When it means ${meaning}: ${sentence}`,
    rival: (
      meaning: string,
      word: string,
      other: string,
      own: string | null,
      sentence: string | null,
    ) =>
      own === null || sentence === null
        ? `Both ${word} and ${other} can be “${meaning}”, but in different senses.`
        : `Both ${word} and ${other} can be “${meaning}”, but in different senses. ${own} But: ${sentence}`,
    question: (word: string, count: number, of: number, sentence: string) =>
      `${inSentences(count, of)} ${word} appears in a question: ${sentence}`,
    phrasesOf: (word: string, phrases: string) => `${word} is part of set phrases: ${phrases}.`,
  },
  insights: {
    rank: 'Frequency',
    rankValue: (rank: number, of: number) => `${number.format(rank)} of ${number.format(of)}`,
    level: 'Level',
    synonyms: 'Synonyms',
    family: 'Word family',
    confusable: 'Do not confuse with',
    falseFriend: 'False friend',
    falseFriendValue: (word: string, means: string, native: string, other: string) =>
      `${word} is “${means}”; English “${native}” is ${other}.`,
    cognate: 'Easy to remember',
    cognateValue: (word: string, native: string) =>
      `${word} looks like English “${native}” and means the same.`,
    irregular: 'Irregular forms',
    pair: 'Aspect pair',
    forms: 'Forms in our sentences',
    senses: 'Meanings',
  },
  relation: {
    synonym: 'synonym',
    sameTranslation: 'same translation, another sense',
    family: 'same word family',
    alike: 'spelled nearly alike',
    pair: 'aspect pair',
    phrase: 'phrase with this word',
  },
  formOf: (form: string, word: string, label: string | null) =>
    `${form} is a form of ${word}${label === null ? '' : ` (${label})`}.`,
  textDefinition: (translation: string) => `In English: ${translation}`,
  textOfWords: (words: string) => `The words one by one: ${words}.`,
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
