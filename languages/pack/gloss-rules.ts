import type { ClauseWord, Silence } from '../gloss/clause-word.ts';
import type { Features, Gender, GrammaticalNumber, NounCase, Person } from '../gloss/features.ts';
import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';

/** Where a form is in the tables of its word. */
export interface FormPlace {
  table: TableName;
  row: RowLabel;
  column: ColumnLabel;
}

/** What a noun asks of itself and of the words that go with it. */
export interface Agreement {
  gender: Gender;
  number: GrammaticalNumber;
  case: NounCase;
}

/** A verb to write, and who does it. */
export interface VerbForm extends Features {
  headword: string;
  gender: Gender;
  person: Person;
  number: GrammaticalNumber;
}

/** A reading of a word, and what is beside it. */
interface ReadWord {
  headword: string;
  pos: string;
  /** As it is in the text, in lower case. */
  text: string;
  posBefore: string | undefined;
  textBefore: string;
  textAfter: string;
}

/** What a name stands for in its place. */
interface NamedPlace {
  /** The original says "be". */
  isBeing: boolean;
  /** The original says "have". */
  isHaving: boolean;
  /** What is said with "be" is a state or a place. */
  isState: () => boolean;
  /** It goes with no noun in the plural. */
  isUncounted: boolean;
}

/** How texts of a language are glossed word by word, and how glosses are written in it. */
export interface GlossRules {
  /** Texts: which words are several, or spelled otherwise. */
  contraction?: RegExp;
  expand?: (word: string) => string[];
  otherSpellings?: (word: string) => string[];
  /** A word without what is no part of it. */
  stem?: (word: string) => string;
  /** Puts another word where this one means something else than elsewhere. */
  replaceWord?: (word: string, twoBefore: readonly string[]) => string | undefined;
  /** An infinitive as dictionaries write it, its verb named `verb`. */
  infinitive?: RegExp;
  /** Phrases that are no exclamations, but as likely to be parts of others. */
  clauses?: ReadonlySet<string>;
  /** Words that are no headwords of the bank since they ask. */
  questionParticle?: RegExp;
  /** Forms of verbs that no table has. */
  infinitiveForm?: RegExp;

  /** Readings: what speaks for one (below 0) or against it. */
  weigh?: (word: ReadWord) => number;
  /** Words that are before verbs: subjects, object pronouns, auxiliaries, negations. */
  beforeVerbs: string;
  /** The word that begins a purpose: to, para. */
  purpose?: string;

  /** Clauses: lets auxiliaries say the mood of their verbs. */
  resolveVerbs?: (clause: ClauseWord[]) => void;
  subjects: [person: Person, number: GrammaticalNumber, gender: Gender, texts: string][];
  negations?: readonly string[];
  /** The words for the number one. */
  ones: readonly string[];
  be?: readonly string[];
  have?: string;
  /** Further verbs whose complement is no object. */
  linkingVerbs?: readonly string[];
  placePrepositions?: ReadonlySet<string>;
  intensifier?: string;
  /** Which preposition of English one of place is, by the cases that its noun may be in. */
  placeMeaning?: (text: string, cases: readonly string[]) => string | undefined;
  /** By language, the prepositions that stand for the cases of its nouns. */
  casePrepositions?: ReadonlyMap<string, Readonly<Partial<Record<string, string>>>>;

  /** Names: what stands for words that are not said, in brackets. */
  asides: Record<Silence, string> & { question?: string };
  /** Explanations that hold no words to say. */
  unsayable: RegExp;
  chooseName?: (name: string, place: NamedPlace) => string | undefined;
  /** Objects, first to third person in the singular (he, she, it), then in the plural. */
  objects: string;
  /** The same for whom something is done, or that a preposition asks for. */
  pronounCases?: Partial<Record<NounCase, string>>;
  /** Subjects too, or words with entries of their own: objects only where governed. */
  ambiguousObjects?: ReadonlySet<string>;
  /** The case that a preposition asks for. */
  caseAfter?: (preposition: string) => NounCase | undefined;
  objectCase?: NounCase;
  countsInSingular?: true;
  /** What a number word asks of its noun. */
  afterNumber?: (name: string) => Pick<Agreement, 'number' | 'case'>;
  /** Words that lose their end before a noun. */
  beforeNoun?: ReadonlyMap<string, string>;
  agreeingPlaces?: (agreement: Agreement) => FormPlace[];

  /** Verbs: whether "be" is not said. */
  leavesOutBe?: (features: Features) => boolean;
  /** Denied verbs: where others put their negation that this one puts elsewhere, and how it says it. */
  negation?: { from: 'before' | 'after'; say: (form: string, verb: VerbForm) => string };
  subjectPronouns?: Readonly<Partial<Record<`${Person} ${GrammaticalNumber}`, string>>>;
  /** An infinitive behind another verb, given by its English name. */
  infinitiveAfter?: (form: string, verb: string) => string;
  hasParticiples?: true;
  /** A form that no table has. */
  formOf?: (verb: VerbForm) => string | undefined;
  /** Where a form is in the tables; undefined where it is as in most languages. */
  verbPlaces?: (verb: VerbForm) => FormPlace[] | undefined;
  conditionalParticle?: string;
  /** What is said with a word beside the verb. */
  periphrase?: (
    verb: VerbForm,
    formAt: (headword: string, place: FormPlace) => string | undefined,
  ) => string | undefined;
}
