/** Mood or tense of a verb's form; `base` is the English form that only its context explains. */
export type Mood =
  | 'base'
  | 'present'
  | 'past'
  | 'future'
  | 'conditional'
  | 'imperative'
  | 'infinitive'
  | 'gerund'
  | 'participle';

export type Person = 'first' | 'second' | 'third';
export type GrammaticalNumber = 'singular' | 'plural';
export type Gender = 'masculine' | 'feminine' | 'neuter';

/** Cases of nouns, by the names of the tables. */
export type NounCase =
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'instrumental'
  | 'prepositional'
  | 'locative'
  | 'ablative';

/** Grammatical features of a word's form, as far as it shows them. */
export interface Features {
  mood?: Mood;
  person?: Person;
  number?: GrammaticalNumber;
}
