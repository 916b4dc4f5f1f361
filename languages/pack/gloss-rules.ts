import type { ClauseWord } from '../gloss/clause-word.ts';
import type { FitsPattern } from '../gloss/complement.ts';
import type { Features } from '../gloss/features.ts';
import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';

/** Place of a form in the tables of its word. */
export interface FormPlace {
  table: TableName;
  row: RowLabel;
  column: ColumnLabel;
}

/** A reading of a word, with its neighbors. */
interface ReadWord {
  headword: string;
  /** The key of its meaning in the bank. */
  sense: string;
  pos: string;
  /** As it is in the text, in lower case. */
  text: string;
  posBefore: string | undefined;
  textBefore: string;
  textAfter: string;
  /** Parts of speech that the next word may have; empty at the end of a clause. */
  posAfter: ReadonlySet<string>;
  /** Whether it begins a clause that follows another one and asks nothing: *знаю, что он прав*. */
  continues: boolean;
}

/** A headword whose form is read. */
export interface InflectedWord {
  text: string;
  pos: string;
  /** The form at a place of its tables. */
  formAt: (place: FormPlace) => string | undefined;
}

/** The neighbors of a word, in lower case: two before it, three after it. */
export interface WordsAround {
  before: readonly string[];
  after: readonly string[];
}

/** A word of a text, and whether it begins or ends a clause. */
export interface WrittenWord {
  text: string;
  opens: boolean;
  closes: boolean;
}

/** Rules for glossing texts of a language word by word. */
export interface GlossRules {
  /** What is said with a request. */
  please: string;
  /** Texts: contractions of several words, and other spellings of a word. */
  contraction?: RegExp;
  expand?: (word: string) => string[];
  otherSpellings?: (word: string) => string[];
  /** A text as people type it without the accents that their keyboard lacks. */
  unmarked?: (text: string) => string;
  /** Strips attached parts from a word. */
  stem?: (word: string) => string;
  /** Lower-case words that are not names, though capitalized within a sentence. */
  capitals?: RegExp;
  /** Whether a lower-case word is a first name, even at the start of a sentence. */
  isFirstName?: (word: string) => boolean;
  /**
   * Whether a word that nothing explains is negative by its form: Turkish *aktarılmadı*. `isKnown`
   * says whether it belongs to a verb of the bank.
   */
  negates?: (word: string, isKnown: boolean) => boolean;
  /** Words that negate a text or make its verb negative. */
  negation?: RegExp;
  /** Replaces a word that means something else in this context. */
  replaceWord?: (word: string, around: WordsAround) => string | undefined;
  /** The place of a particle that can only belong to the verb before these words. */
  particleAfter?: (after: readonly WrittenWord[]) => number | undefined;
  /** Whether a particle is a preposition here, before the next word: *on* of *on the table*. */
  governs?: (word: WrittenWord, next: string) => boolean;
  /** An infinitive as dictionaries write it; the group `verb` is its verb. */
  infinitive?: RegExp;
  /** Possessive determiners; in a set phrase any of them may replace another. */
  owners?: ReadonlySet<string>;
  /** Third-person verbs; a set phrase with one also matches others of its verb: *идёт снег*, *шёл снег*. */
  thirdPerson?: RegExp;
  /** Whether the first two of these words may form a unit: not *nos vamos* in *nos vamos a mudar*. */
  keepsPair?: (words: readonly string[]) => boolean;
  /** Whether a pair may also be a verb with an object: *que me llame*, "that he calls me". */
  isOpenPair?: (words: readonly string[]) => boolean;
  /** Pronouns that are attached to a verb, as words of their own. */
  splitAttached?: (word: string) => string[][];
  /** Whether the pronoun attached to a verb may refer to its subject, after these words. */
  isOwnPronoun?: (word: string, before: readonly string[]) => boolean;
  /** Whether pronouns may be attached to a verb form; `isOrder` says whether it is an imperative. */
  takesPronouns?: (form: string, isOrder: (form: string) => boolean) => boolean;
  /** Exclamations that are more often part of another phrase, in lower case. */
  clauses?: ReadonlySet<string>;
  /** Question particles, which are not headwords in the bank. */
  questionParticle?: RegExp;

  /** Readings: a negative weight favors a reading, a positive one disfavors it, an infinite one excludes it. */
  weigh?: (word: ReadWord) => number;
  /** Words that precede verbs: subjects, object pronouns, auxiliaries, negations. */
  beforeVerbs: string;
  /** The word that introduces a purpose: to, para. */
  purpose?: string;

  /** Whether the words around a verb match one of its patterns. */
  fitsPattern?: FitsPattern;
  /** Clauses: sets the mood of verbs from their auxiliaries. */
  resolveVerbs?: (clause: ClauseWord[]) => void;
  /** What a form that is in no table may be; empty if it is not understood. */
  readForm?: (form: string, word: InflectedWord) => readonly Features[];
  /** Whether `readForm` knows every form of a word, so that any other form is not one of it. */
  isRead?: (word: InflectedWord) => boolean;
  /** Verb forms show the person: *hablo*, not *speak*. */
  verbsShowPersons?: true;
  /** After a preposition or a numeral, a case adds no meaning of its own. */
  casesOfPrepositions?: true;
}
