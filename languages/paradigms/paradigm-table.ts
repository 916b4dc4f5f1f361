import type { ColumnLabel, RowLabel, TableName } from './labels.ts';

/** A cell of a table. */
export interface Cell {
  /** Correct spellings, the most common first; nearly always one. */
  forms: string[];
  /** The same with U+0301 after stressed vowels, where it is known; absent if no form has a mark. */
  stressed?: string[];
  /** Set if the regular rule for words with this ending would give something else. */
  irregular?: true;
}

/** A table of the forms of one word. Persons are rows and their numbers columns, cases are rows. */
export interface ParadigmTable {
  name: TableName;
  /** Its part of speech: a word may have several. */
  pos: string;
  columns: ColumnLabel[];
  /** One cell per column; `null` if the language has no such form, or none is certain. */
  rows: { label: RowLabel; cells: (Cell | null)[] }[];
}

/** What a grammar would say about a word in one line; only what applies is set. */
export interface WordFacts {
  /** Of an uncountable noun (advice), or one without a singular (pants). */
  number?: 'singular-only' | 'plural-only';
  /** Spanish: by the infinitive's ending; Russian: by personal endings, `mixed` if from both. */
  conjugation?: 'ar' | 'er' | 'ir' | 'first' | 'second' | 'mixed';
  /**
   * Of a Russian noun, as schools count: 1st in -а/-я, 2nd masculine and neuter, 3rd feminine in
   * -ь.
   */
  declension?: 'first' | 'second' | 'third' | 'adjectival' | 'mixed' | 'indeclinable';
  /** Of a Russian noun: whether its accusative is that of living beings. */
  animate?: boolean;
  /** Of a Russian noun: its second locative with the preposition, with stress: в лесу́. */
  secondLocative?: string;
  /** Of a Russian verb. */
  aspect?: 'imperfective' | 'perfective' | 'both';
  /** The vowels that the suffixes of a Turkish word take: a or e, and one of ı, i, u, ü. */
  harmony?: { low: 'a' | 'e'; high: 'ı' | 'i' | 'u' | 'ü' };
  /** How the last consonant of a Turkish word changes before a vowel: k to ğ. */
  softening?: { from: string; to: string };
}
