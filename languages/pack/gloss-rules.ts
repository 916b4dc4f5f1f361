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

/** A reading of a word, with its neighbours. */
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
}

/** A headword whose form is read. */
export interface InflectedWord {
  text: string;
  pos: string;
  /** The form at a place of its tables. */
  formAt: (place: FormPlace) => string | undefined;
}

/** The words beside one, in lower case: the two before it, the three after it. */
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
  /** Texts: words that are several words, or have other spellings. */
  contraction?: RegExp;
  expand?: (word: string) => string[];
  otherSpellings?: (word: string) => string[];
  /** A text as people also write it: without the marks that their keyboard lacks. */
  unmarked?: (text: string) => string;
  /** Strips attached parts from a word. */
  stem?: (word: string) => string;
  /** Replaces a word that means something else in this context. */
  replaceWord?: (word: string, around: WordsAround) => string | undefined;
  /** The place of a particle that may belong to the verb before these words, and to no other. */
  particleAfter?: (after: readonly WrittenWord[]) => number | undefined;
  /** An infinitive as dictionaries write it; the group `verb` is its verb. */
  infinitive?: RegExp;
  /** Determiners that say whose something is: they stand for each other in set phrases. */
  owners?: ReadonlySet<string>;
  /** Third persons of verbs: in set phrases one stands for another, *шёл снег* for *идёт снег*. */
  thirdPerson?: RegExp;
  /** Whether the first two of these words may be one: not *nos vamos* of *nos vamos a mudar*. */
  keepsPair?: (words: readonly string[]) => boolean;
  /** Pronouns that are attached to a verb, as words of their own. */
  splitAttached?: (word: string) => string[][];
  /** Phrases that are often part of other phrases rather than exclamations. */
  clauses?: ReadonlySet<string>;
  /** Question particles, which are not headwords of the bank. */
  questionParticle?: RegExp;

  /** Readings: a negative weight favours a reading, a positive one disfavours it, an infinite one excludes it. */
  weigh?: (word: ReadWord) => number;
  /** Words that precede verbs: subjects, object pronouns, auxiliaries, negations. */
  beforeVerbs: string;
  /** The word that introduces a purpose: to, para. */
  purpose?: string;

  /** Whether the words around a verb are those of one of its patterns. */
  fitsPattern?: FitsPattern;
  /** Clauses: sets the mood of verbs from their auxiliaries. */
  resolveVerbs?: (clause: ClauseWord[]) => void;
  /** What a form that no table lists may be; empty for a form that is not understood. */
  readForm?: (form: string, word: InflectedWord) => readonly Features[];
  /** Whether every form of a word is understood: another is no form of it. */
  isRead?: (word: InflectedWord) => boolean;
  /** Whether verbs say who acts: *hablo*, not *speak*. */
  verbsShowPersons?: true;
  /** Cases that only a preposition asks for: the preposition then says what they mean. */
  casesOfPrepositions?: true;
}
