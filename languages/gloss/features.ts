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

/** What a clause with a form of its own says: if, when or while, without or before, who or which. */
export type Relation = 'condition' | 'when' | 'before' | 'relative';

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
  /** All that the form of a verb may be, where it may be several: *cobra*, "he charges" or an order. */
  candidates?: readonly Features[];
  /** Whether it is an obligation: Turkish *gitmeliyim*. */
  must?: boolean;
  /** Whether what it names is done to its subject: English *was invited*. */
  isPassive?: boolean;
  /** Whether a conditional is of the past: *habría gustado*. */
  isPast?: boolean;
  /** Whether "he" may be a polite "you": Spanish *¿me cobra?* */
  isPolite?: boolean;
  /** How a form joins its clause to another: Turkish *gelse*, *gelince*, *gelmeden*, *gelen*. */
  relation?: Relation;
}
