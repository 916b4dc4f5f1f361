import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { WordNote } from '../paradigms/word-note.ts';

export type Level = 'A1' | 'A2' | 'B1' | 'B2';

export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'numeral'
  | 'interjection'
  | 'particle';

/** Position of a word in a sentence; `apart`: separated from all others by punctuation. */
export type Place = 'alone' | 'first' | 'last' | 'before' | 'after' | 'apart';

/** Names of parts of speech, tables and their places, in one native language. */
export interface TutorLabels {
  pos: Record<PartOfSpeech, string>;
  gender: Record<NonNullable<WordNote['gender']>, string>;
  tables: Record<TableName, string>;
  /** The names of rows and columns. */
  places: Record<RowLabel | ColumnLabel, string>;
  levels: Record<Level, string>;
}
