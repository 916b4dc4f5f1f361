import type { InflectWord, RecognizeWord } from '../dictionaries/inflect-single-words.ts';
import type { Speller } from '../dictionaries/load-speller.ts';
import type { Drawn, ParadigmWord } from '../paradigms/drawing.ts';
import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable } from '../paradigms/paradigm-table.ts';
import type { StressRules } from './stress.ts';
import type { WordNote } from '../paradigms/word-note.ts';

/** Place of a form in a word's tables. */
export type PlaceInTables = [table: TableName, row: RowLabel, column: ColumnLabel];

/** A row's first headword, as the bank checks it. */
export interface CheckedWord {
  text: string;
  pos: string;
  note: WordNote;
  forms: ReadonlySet<string>;
}

/** How a language forms its words: used to build and check the word bank. */
export interface Grammar {
  /** Its dictionary. */
  loadSpeller: () => Promise<Speller>;
  loadInflect: () => Promise<InflectWord>;
  /**
   * Derives further forms, which only tell which word a text has: participles and other spellings,
   * in no table and no exercise.
   */
  loadRecognize?: () => Promise<RecognizeWord>;
  /** Index of the inflected word of a phrase; -1 if it is not exactly one. */
  inflectedPlace: (words: readonly string[], pos: 'noun' | 'verb') => number;
  /** The forms that follow with certainty from an author's key forms, without stress marks. */
  formsOfKeys?: (word: Pick<ParadigmWord, 'text' | 'pos' | 'keyForms' | 'accent'>) => string[];
  draw: (word: ParadigmWord, isSpelled: Speller) => Drawn;
  /** Whether a form of a table is correct, if the dictionary does not know all of them. */
  isKnownForm?: (form: string, isSpelled: Speller) => boolean;
  /** Whether a word of a text is correct although the dictionary does not know it as spelled. */
  isSpelled?: (word: string, isSpelled: Speller) => boolean;
  /** Whether a word of a text is correct if it is a derived form of a headword in the same row. */
  trustsDerivedForms?: true;
  /** Whether a token of a sentence is a form of a headword, if no table lists all forms. */
  isFormOf?: (headword: string, token: string, isVerb: boolean) => boolean;
  /** The note that listed forms show for a word that is not a row's first, and so has no notes. */
  noteOfListed?: (text: string, listed: ReadonlySet<string>) => WordNote | undefined;
  /**
   * Representative forms by part of speech: if a word has no form with such an ending, its forms
   * were not derived, and its row must list them.
   */
  expected?: Partial<Record<string, Readonly<Record<string, RegExp>>>>;
  /** Whether the headword itself may be such a form. */
  mayBeItsOwnForm?: true;
  /** A note that the row lacks and a learner cannot guess; false if none is missing. */
  missingNote: (word: CheckedWord) => string | false;
  /** Places of noted forms in the tables. */
  notedPlaces: Partial<Record<keyof WordNote, PlaceInTables>>;
  /** How stress moves among the forms, if it is free. */
  stress?: StressRules;
  /** Contradictions between notes and tables other than forms. */
  contradictions?: (tables: readonly ParadigmTable[], text: string, note: WordNote) => string[];
}
