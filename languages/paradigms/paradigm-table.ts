import type { ColumnLabel, RowLabel, TableName } from './labels.ts';

/** One place of a table. */
export interface Cell {
  /** Spellings that are right in this place, the commonest first; nearly always one. */
  forms: string[];
  /** Where the regular rule for words with this ending would give something else. */
  irregular?: true;
}

/** A table of the forms of one word. Persons are rows and their numbers columns, cases are rows. */
export interface ParadigmTable {
  name: TableName;
  /** The part of speech it belongs to: a word may be several. */
  pos: string;
  columns: ColumnLabel[];
  /** As many cells as there are columns; `null` where the language has no such form, or none is certain. */
  rows: { label: RowLabel; cells: (Cell | null)[] }[];
}

/** What a grammar would say of a word in one line; only what applies is given. */
export interface WordFacts {
  /** Of a noun that is never counted (advice), or has no singular (pants). */
  number?: 'singular-only' | 'plural-only';
  /** Spanish by the infinitive's ending, Russian by its personal endings; `mixed` takes from both. */
  conjugation?: 'ar' | 'er' | 'ir' | 'first' | 'second' | 'mixed';
  /** Of a Russian noun, as schools count: 1st in -а/-я, 2nd masculine and neuter, 3rd feminine in -ь. */
  declension?: 'first' | 'second' | 'third' | 'adjectival' | 'mixed' | 'indeclinable';
  /** Of a Russian noun: whether its accusative is that of living beings. */
  animate?: boolean;
  /** Of a Russian verb. */
  aspect?: 'imperfective' | 'perfective' | 'both';
  /** The vowels that the suffixes of a Turkish word take: a or e, and one of ı, i, u, ü. */
  harmony?: { low: 'a' | 'e'; high: 'ı' | 'i' | 'u' | 'ü' };
  /** How the last consonant of a Turkish word changes before a vowel: k to ğ. */
  softening?: { from: string; to: string };
}
