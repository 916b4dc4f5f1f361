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

type Register = 'formal' | 'informal' | 'rude' | 'dated';

/** Names of parts of speech, registers, tables and their places, in one native language. */
export interface TutorLabels {
  /** A preposition of a language whose prepositions follow their nouns is a postposition. */
  /** What several words together are is a phrase, unless they are a noun, a verb or an adjective. */
  pos: Record<PartOfSpeech | 'postposition' | 'phrase', string>;
  gender: Record<NonNullable<WordNote['gender']>, string>;
  tables: Record<TableName, string>;
  /** The names of rows and columns. */
  places: Record<RowLabel | ColumnLabel, string>;
  levels: Record<Level, string>;
  /** As adjectives of a word. */
  registers: Record<Register, string>;
}
