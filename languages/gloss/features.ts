/** What a verb's form says of time; `base` is the English form that only its neighbours explain. */
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

/** What the form of a word says, as far as it shows. */
export interface Features {
  mood?: Mood;
  person?: Person;
  number?: GrammaticalNumber;
}
