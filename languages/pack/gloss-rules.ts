import type { ClauseWord } from '../gloss/clause-word.ts';
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

/** Rules for glossing texts of a language word by word. */
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

  /** Readings: a negative weight favours a reading, a positive one disfavours it. */
  weigh?: (word: ReadWord) => number;
  /** Words that precede verbs: subjects, object pronouns, auxiliaries, negations. */
  beforeVerbs: string;
  /** The word that introduces a purpose: to, para. */
  purpose?: string;

  /** Clauses: sets the mood of verbs from their auxiliaries. */
  resolveVerbs?: (clause: ClauseWord[]) => void;
  /** What a form that no table lists may be; empty for a form that is not understood. */
  readForm?: (form: string, word: InflectedWord) => readonly Features[];
  /** Whether verbs say who acts: *hablo*, not *speak*. */
  verbsShowPersons?: true;
  /** Cases that only a preposition asks for: the preposition then says what they mean. */
  casesOfPrepositions?: true;
}
