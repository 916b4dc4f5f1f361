import type { WordClasses } from '../../correction/phrase-rule.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isBase,
  isNoun,
  isOtherVerbForm,
  objectPronouns,
  possessives,
} from './english-words.ts';
import { countries, isPlace, months, nationalities, weekdays } from './names-of-places.ts';
import { kin, people, things } from './nouns-of-english.ts';

const units = wordSet('year years month months week weeks day days hour hours minute minutes');

/** What is not counted, after "some" and "any". */
const amounts = wordSet(
  'milk water sugar salt bread butter cheese rice coffee tea juice money time food help information news',
);

/** Numbers as words. */
export const numberWords = wordSet(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`,
);

/** Also twenty-five and 25. */
export function isNumber(text: string): boolean {
  return text.split('-').every((part) => numberWords.has(part)) || /^\d{1,3}$/u.test(text);
}

/** The classes of words that patterns of English phrases name. */
export const classes: WordClasses = {
  det: ({ text }) => determiners.has(text),
  poss: ({ text }) => possessives.has(text) || text === 'the',
  own: ({ text }) => possessives.has(text),
  obj: ({ text }) => objectPronouns.has(text),
  anyone: ({ text }) => /^(?:me|you|him|us|them|her)$/u.test(text),
  person: ({ text }) => /^(?:me|him|us|them|her)$/u.test(text),
  weekday: ({ text }) => weekdays.has(text) || weekdays.has(text.replace(/s$/u, '')),
  month: ({ text }) => months.has(text),
  year: ({ text }) => /^(?:19|20)\d\d$/u.test(text),
  number: ({ text }) => isNumber(text) || /^(?:many|several)$/u.test(text),
  unit: ({ text }) => units.has(text),
  subject: ({ text }) => /^(?:i|you|he|she|it|we|they)$/u.test(text),
  somebody: ({ text }) => /^(?:i|you|he|she|we|they)$/u.test(text),
  verb: (token) => mayBe(token, ({ pos }) => pos === 'verb'),
  base: (token) => mayBe(token, ({ place }) => place?.row === 'base'),
  adjective: (token) => mayBe(token, ({ pos }) => pos === 'adjective'),
  onlyadjective: (token) => isOnly(token, ({ pos }) => pos === 'adjective'),
  noun: (token) => mayBe(token, ({ pos }) => pos === 'noun'),
  sport: ({ text }) => /^(?:football|tennis|basketball|soccer|chess|volleyball|cards)$/u.test(text),
  capital: ({ written }) => /^\p{Lu}/u.test(written),
  place: ({ text, written }) => isPlace(text) && /^\p{Lu}/u.test(written),
  be: ({ text }) =>
    /^(?:is|are|was|were|am|be|been|i'm|he's|she's|it's|we're|they're|you're)$/u.test(text),
  degree: ({ text }) =>
    /^(?:is|are|was|were|am|be|been|i'm|he's|she's|it's|we're|they're|you're|very|really|so|not)$/u.test(
      text,
    ),
  any: ({ text }) => text !== '',
  onlybase: isBase,
  onlygerund: (token) => isOtherVerbForm(token, 'gerund'),
  /** A word for what something is about, before "is too cold"; not "there". */
  described: ({ text }) => text !== '' && text !== 'there',
  amount: ({ text }) => amounts.has(text),
  mainland: ({ text, written }) =>
    countries.has(text) && text !== 'cuba' && /^\p{Lu}/u.test(written),
  nationality: ({ text }) => nationalities.has(text),
  country: ({ text, written }) => countries.has(text) && /^\p{Lu}/u.test(written),
  thing: ({ text }) => things.has(text),
  human: ({ text }) => kin.has(text) || people.has(text),
  kin: ({ text }) => kin.has(text),
  plural: (token) => isNoun(token, 'plural'),
  i: ({ text }) => /^(?:i|he|she|it)$/u.test(text),
  they: ({ text }) => /^(?:we|they|you)$/u.test(text),
};
