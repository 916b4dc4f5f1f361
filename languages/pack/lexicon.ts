import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';

/** A headword with what rules need to know of it. */
export interface Lexeme {
  id: number;
  text: string;
  /** Its parts of speech, the most common first. */
  pos: readonly string[];
  gender?: 'm' | 'f' | 'n' | 'mf' | 'pl';
  animate?: boolean;
  aspect?: 'impf' | 'pf' | 'both';
  /** Its aspect partners. */
  partners: readonly string[];
  /** Of an uncountable noun, or one without a singular. */
  number?: 'singular-only' | 'plural-only';
  /** Its transcription, without slashes. */
  ipa?: string;
  /** The vowels that the suffixes of a Turkish word take. */
  harmony?: { low: 'a' | 'e'; high: 'ı' | 'i' | 'u' | 'ü' };
}

/** A place in the tables of forms. */
export interface Place {
  table: TableName;
  row: RowLabel;
  column: ColumnLabel;
}

/** What a form may be: a place of a headword, or the headword itself where it has no table. */
export interface Reading {
  lexeme: Lexeme;
  pos: string;
  place: Place | null;
}

/** The words of one language and their forms. */
export interface Lexicon {
  /** All readings of a form in lower case; none if it is unknown or in no table. */
  readingsOf(form: string): readonly Reading[];
  /** Whether the form is a word of the bank in any form, also one that is in no table. */
  isKnown(form: string): boolean;
  /** The forms in a place of a headword's tables, the most common first. */
  formsAt(lexeme: Lexeme, pos: string, place: Place): readonly string[];
  /** The headwords with this text. */
  lexemesOf(text: string): readonly Lexeme[];
  /** All single words. */
  lexemes: readonly Lexeme[];
}
