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

/** Cases of nouns and pronouns, by the names of the tables; `object` of English pronouns. */
export type NounCase =
  | 'nominative'
  | 'genitive'
  | 'dative'
  | 'accusative'
  | 'instrumental'
  | 'prepositional'
  | 'locative'
  | 'ablative'
  | 'object';

/** Grammatical features of a word's form, as far as it shows them. */
export interface Features {
  mood?: Mood;
  person?: Person;
  number?: GrammaticalNumber;
  case?: NounCase;
  /** Whose it is: Turkish *evim* is "my house". */
  possessor?: `${Person} ${GrammaticalNumber}`;
  /** Whether the form itself negates: Turkish *gelmedim*. */
  isNegative?: boolean;
  /** Whether the form itself says "can": Turkish *gelebilirim*. */
  can?: boolean;
  isComparative?: boolean;
}
