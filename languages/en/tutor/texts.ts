import { nameLanguages } from '../../tutor/name-languages.ts';
import type { TutorTexts } from '../../tutor/tutor-texts.ts';
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

export const texts: TutorTexts = {
  ...labels,
  locale: 'en',
  quote: (text) => `“${text}”`,
  and: (texts) => [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and '),
  means: (translations) => `“${translations}”`,
  sayInstead: (words) => `You can also say ${words}.`,
  position: {
    opens: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} comes first: ${sentence}`,
    closes: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} comes last: ${sentence}`,
    inside: (word, of, sentence) =>
      `${inSentences(of, of)} ${word} is in the middle, never first or last: ${sentence}`,
    here: (word, place, other, sentence) =>
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
    word: (word, preposition, count, of, sentence) =>
      `${inSentences(count, of)} ${preposition} comes right after ${word}: ${sentence}`,
    kind: (side, word, pos, examples, count, of) =>
      `${inSentences(count, of)} ${kinds[pos]} comes right ${side} ${word}: ${examples}.`,
    case: (side, word, name, examples) =>
      side === 'after'
        ? `In our sentences ${word} is followed by the ${name}: ${examples}.`
        : `In our sentences ${word} follows the ${name}: ${examples}.`,
  },
  formInUse: (form, label, sentence) =>
    `You will meet the form ${form}${label === null ? '' : ` (${label})`}: ${sentence}`,
  goesWith: (word, pieces) => `In our sentences ${word} goes like this: ${pieces}.`,
  invariable: (word) => `${word} never changes its form.`,
  unchanging: (word, examples) => `Before a noun ${word} never changes: ${examples}.`,
  madeOf: (phrase, parts) => `${phrase} is made of ${parts}.`,
  oneOfSeveral: (word, pos) => `${word} belongs to several parts of speech: ${pos}.`,
  capital: (word) => `${word} is always written with a capital letter.`,
  synonymInUse: (word, synonyms, sentence) =>
    `${word} has the same meaning as ${synonyms}, which appears here: ${sentence}`,
  usage: {
    rank: (rank, of, language) =>
      `By frequency it is number ${number.format(rank)} of the ${number.format(of)} ${nameOfLanguage(language)} words taught here${place(rank)}.`,
    level: (level) => `Learners meet it at level ${labels.levels[level]}.`,
    sense: (meaning, sentence) => `When it means ${meaning}: ${sentence}`,
    rival: (meaning, word, other, own, sentence) =>
      own === null || sentence === null
        ? `Both ${word} and ${other} can be “${meaning}”, but in different senses.`
        : `Both ${word} and ${other} can be “${meaning}”, but in different senses. ${own} But: ${sentence}`,
    question: (word, count, of, sentence) =>
      `${inSentences(count, of)} ${word} appears in a question: ${sentence}`,
    phrasesOf: (word, phrases) => `${word} is part of set phrases: ${phrases}.`,
  },
  insights: {
    rank: 'Frequency',
    rankValue: (rank, of) => `${number.format(rank)} of ${number.format(of)}`,
    level: 'Level',
    synonyms: 'Synonyms',
    family: 'Word family',
    confusable: 'Do not confuse with',
    falseFriend: 'False friend',
    falseFriendValue: (word, means, native, other) =>
      `${word} is “${means}”; English “${native}” is ${other}.`,
    cognate: 'Easy to remember',
    cognateValue: (word, native) => `${word} looks like English “${native}” and means the same.`,
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
  formOf: (form, word, label) =>
    `${form} is a form of ${word}${label === null ? '' : ` (${label})`}.`,
  textDefinition: (translation) => `In English: ${translation}`,
  textOfWords: (words) => `The words one by one: ${words}.`,
  unknownText: (text) =>
    `I know the words of the word list and their forms, and “${text}” is not among them, so I cannot say anything about it.`,
  sentencePos: 'sentence',
  phrasePos: 'phrase',
};
