import type { ChangeKind } from '../../tutor/change-kind.ts';

const kinds: Record<ChangeKind, string> = {
  spelling: 'spelling',
  agreement: 'agreement',
  gender: 'gender',
  number: 'singular and plural',
  article: 'articles',
  case: 'cases',
  preposition: 'prepositions',
  'verb-form': 'verb forms',
  aspect: 'verb aspect',
  tense: 'tenses',
  negation: 'negation',
  'word-order': 'word order',
  harmony: 'vowel harmony and suffix spelling',
  expression: 'typical expressions',
};

const cases = {
  nominative: 'nominative',
  genitive: 'genitive',
  dative: 'dative',
  accusative: 'accusative',
  instrumental: 'instrumental',
  prepositional: 'prepositional',
  locative: 'locative',
  ablative: 'ablative',
};

export const correctionTexts = {
  kinds,
  cases,
  /** Before the corrected sentence. */
  corrected: 'With that corrected:',
  nothingFound: (checked: string) =>
    `I can’t tell whether this is right. I checked: ${checked}. My rules found no mistake there, but they don’t cover every one.`,
  instead: (wrong: string, right: string) => `${wrong} → ${right}`,
  // The reasons. Each names the right form.
  person: (subject: string, right: string) => `With ${subject} the verb form is ${right}.`,
  baseAfter: (word: string, right: string) =>
    `After ${word} the verb stays in its base form: ${right}.`,
  infinitiveAfter: (word: string, right: string) =>
    `After ${word} the verb is an infinitive: ${right}.`,
  gerundAfter: (word: string, right: string) => `After ${word} comes the gerund: ${right}.`,
  participleAfter: (word: string, right: string) =>
    `After ${word} comes the past participle: ${right}.`,
  goesWith: (word: string, preposition: string) => `${word} goes with ${preposition}.`,
  noPreposition: (word: string, extra: string) => `${word} is used without ${extra}.`,
  dropped: (extra: string) => `${extra} is not needed here.`,
  caseAfter: (word: string, name: keyof typeof cases, right: string) =>
    `${word} takes the ${cases[name]}: ${right}.`,
  genderOf: (noun: string, gender: 'm' | 'f' | 'n', right: string) =>
    `${noun} is ${{ m: 'masculine', f: 'feminine', n: 'neuter' }[gender]}, so it must be ${right}.`,
  agreesWith: (right: string, word: string) => `${right} agrees with ${word}.`,
  pluralAfter: (word: string, right: string) => `After ${word} the noun is plural: ${right}.`,
  singularAfter: (word: string, right: string) => `After ${word} the noun is singular: ${right}.`,
  uncountable: (noun: string) =>
    `${noun} is uncountable: it has no plural, and no word for “a” goes before it.`,
  spelled: (right: string) => `The right spelling is ${right}.`,
  capital: (right: string) => `${right} is written with a capital letter.`,
  lowerCase: (right: string) => `${right} is written with a small letter.`,
  irregular: (word: string, right: string) => `${word} is irregular; the form is ${right}.`,
  said: (right: string) => `Here you say ${right}.`,
  tenseWith: (word: string, tense: 'past' | 'present' | 'future', right: string) =>
    `${word} refers to the ${tense}, so the verb must as well: ${right}.`,
  missing: (word: string) => `${word} is missing.`,
  order: (right: string) => `The words go in this order: ${right}.`,
  imperfective: (word: string, right: string) => `With ${word} the verb is imperfective: ${right}.`,
  notAnd: (word: string) => `With ${word} the verb must be negative as well.`,
  oneNegative: (word: string) => `${word} is already negative: one negative is enough.`,
  harmony: (right: string) => `The vowels of a suffix follow the last vowel of the word: ${right}.`,
  suffix: (right: string) => `With this suffix the word is written ${right}.`,
  separate: (right: string) => `It is written as separate words: ${right}.`,
  together: (right: string) => `It is written as one word: ${right}.`,
};

/** The texts of corrections in one native language. Words of the target language come marked. */
export type CorrectionTexts = typeof correctionTexts;
