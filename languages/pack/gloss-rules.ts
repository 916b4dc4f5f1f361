import type { ClauseWord, UntranslatedReason } from '../gloss/clause-word.ts';
import type { Features, Gender, GrammaticalNumber, NounCase, Person } from '../gloss/features.ts';
import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';

/** Place of a form in the tables of its word. */
export interface FormPlace {
  table: TableName;
  row: RowLabel;
  column: ColumnLabel;
}

/** Features of a noun and of the words that agree with it. */
export interface Agreement {
  gender: Gender;
  number: GrammaticalNumber;
  case: NounCase;
}

/** A verb to write, with its subject's features. */
export interface VerbForm extends Features {
  headword: string;
  gender: Gender;
  person: Person;
  number: GrammaticalNumber;
}

/** A reading of a word, with its neighbours. */
interface ReadWord {
  headword: string;
  pos: string;
  /** As it is in the text, in lower case. */
  text: string;
  posBefore: string | undefined;
  textBefore: string;
  textAfter: string;
}

/** The context of a name (an English word that identifies a meaning). */
interface NamedPlace {
  /** The original says "be". */
  isBeing: boolean;
  /** The original says "have". */
  isHaving: boolean;
  /** The complement of "be" is a state or a place. */
  isState: () => boolean;
  /** The noun that it belongs to is not plural. */
  isUncounted: boolean;
}

/** Rules for glossing texts of a language word by word, and for writing glosses in it. */
export interface GlossRules {
  /** Texts: words that are several words, or have other spellings. */
  contraction?: RegExp;
  expand?: (word: string) => string[];
  otherSpellings?: (word: string) => string[];
  /** Strips attached parts from a word. */
  stem?: (word: string) => string;
  /** Replaces a word that means something else in this context. */
  replaceWord?: (word: string, twoBefore: readonly string[]) => string | undefined;
  /** An infinitive as dictionaries write it; the group `verb` is its verb. */
  infinitive?: RegExp;
  /** Phrases that are often part of other phrases rather than exclamations. */
  clauses?: ReadonlySet<string>;
  /** Question particles, which are not headwords of the bank. */
  questionParticle?: RegExp;
  /** Forms of verbs that are in no table. */
  infinitiveForm?: RegExp;

  /** Readings: a negative weight favours a reading, a positive one disfavours it. */
  weigh?: (word: ReadWord) => number;
  /** Words that precede verbs: subjects, object pronouns, auxiliaries, negations. */
  beforeVerbs: string;
  /** The word that introduces a purpose: to, para. */
  purpose?: string;

  /** Clauses: sets the mood of verbs from their auxiliaries. */
  resolveVerbs?: (clause: ClauseWord[]) => void;
  subjects: [person: Person, number: GrammaticalNumber, gender: Gender, texts: string][];
  negations?: readonly string[];
  /** The words for the number one. */
  ones: readonly string[];
  be?: readonly string[];
  have?: string;
  /** Other verbs whose complement is not an object. */
  linkingVerbs?: readonly string[];
  placePrepositions?: ReadonlySet<string>;
  intensifier?: string;
  /** The English equivalent of a preposition of place, by the possible cases of its noun. */
  placeMeaning?: (text: string, cases: readonly string[]) => string | undefined;
  /** By language, the prepositions that replace the cases of its nouns. */
  casePrepositions?: ReadonlyMap<string, Readonly<Partial<Record<string, string>>>>;

  /** Names: bracketed notes for words that are not translated. */
  asides: Record<UntranslatedReason, string> & { question?: string };
  /** Explanations that contain no translation. */
  unsayable: RegExp;
  chooseName?: (name: string, place: NamedPlace) => string | undefined;
  /** Object pronouns: first to third person singular (he, she, it), then plural. */
  objects: string;
  /** The same by case: indirect objects, and those that a preposition requires. */
  pronounCases?: Partial<Record<NounCase, string>>;
  /** Words that are also subjects or have their own entries: objects only when governed. */
  ambiguousObjects?: ReadonlySet<string>;
  /** The case that a preposition requires. */
  caseAfter?: (preposition: string) => NounCase | undefined;
  objectCase?: NounCase;
  countsInSingular?: true;
  /** The number and case that a numeral requires of its noun. */
  afterNumber?: (name: string) => Pick<Agreement, 'number' | 'case'>;
  /** Words that are shortened before a noun. */
  beforeNoun?: ReadonlyMap<string, string>;
  agreeingPlaces?: (agreement: Agreement) => FormPlace[];

  /** Verbs: whether "be" is left out. */
  leavesOutBe?: (features: Features) => boolean;
  /**
   * Negated verbs: where other languages have the negation that this one moves, and how to write
   * it.
   */
  negation?: { from: 'before' | 'after'; say: (form: string, verb: VerbForm) => string };
  subjectPronouns?: Readonly<Partial<Record<`${Person} ${GrammaticalNumber}`, string>>>;
  /** An infinitive after another verb, given by its English name. */
  infinitiveAfter?: (form: string, verb: string) => string;
  hasParticiples?: true;
  /** A form that is in no table. */
  formOf?: (verb: VerbForm) => string | undefined;
  /** Places of a form in the tables; undefined for the default places. */
  verbPlaces?: (verb: VerbForm) => FormPlace[] | undefined;
  conditionalParticle?: string;
  /** A form that needs another word besides the verb. */
  periphrase?: (
    verb: VerbForm,
    formAt: (headword: string, place: FormPlace) => string | undefined,
  ) => string | undefined;
}
