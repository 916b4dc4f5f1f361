import type { InflectWord } from '../dictionaries/inflect-single-words.ts';
import type { Speller } from '../dictionaries/load-speller.ts';
import type { Drawn, ParadigmWord } from '../paradigms/drawing.ts';
import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable } from '../paradigms/paradigm-table.ts';
import type { WordNote } from '../paradigms/word-note.ts';

/** Where in a word's tables a form is. */
export type PlaceInTables = [table: TableName, row: RowLabel, column: ColumnLabel];

/** A first headword as the bank checks it. */
export interface CheckedWord {
  text: string;
  pos: string;
  note: WordNote;
  forms: ReadonlySet<string>;
}

/** How a language forms its words: what the word bank is built and checked with. */
export interface Grammar {
  /** Its dictionary. */
  loadSpeller: () => Promise<Speller>;
  loadInflect: () => Promise<InflectWord>;
  /** The place of the word of a phrase that is inflected; -1 where none alone is. */
  inflectedPlace: (words: readonly string[], pos: 'noun' | 'verb') => number;
  draw: (word: ParadigmWord, isSpelled: Speller) => Drawn;
  /** Whether a form of a table is right, where the dictionary does not know all. */
  isKnownForm?: (form: string, isSpelled: Speller) => boolean;
  /** Whether a word of a text is right that the dictionary does not know as it is. */
  isSpelled?: (word: string, isSpelled: Speller) => boolean;
  /** Whether a word of a text is right if it is a derived form of a headword beside it. */
  trustsDerivedForms?: true;
  /** Whether a token of a sentence is a form of a headword, where no table lists them all. */
  isFormOf?: (headword: string, token: string, isVerb: boolean) => boolean;
  /** Notes are of a row's first words alone; what the listed forms of another one show. */
  noteOfListed?: (text: string, listed: ReadonlySet<string>) => WordNote | undefined;
  /**
   * Forms that stand for the others, by part of speech: where a word has none that ends so, nothing
   * has derived its forms, and its row must list them.
   */
  expected?: Partial<Record<string, Readonly<Record<string, RegExp>>>>;
  /** Whether the headword itself may be one of those. */
  mayBeItsOwnForm?: true;
  /** What a row must note of the word since a learner cannot guess it. */
  missingNote: (word: CheckedWord) => string | false;
  /** Where in the tables noted forms must be. */
  notedPlaces: Partial<Record<keyof WordNote, PlaceInTables>>;
  /** What notes deny of the tables, beside forms. */
  contradictions?: (tables: readonly ParadigmTable[], text: string, note: WordNote) => string[];
}
