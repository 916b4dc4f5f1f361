import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable, WordFacts } from '../paradigms/paradigm-table.ts';
import type { WordNote } from '../paradigms/word-note.ts';
import type { TutorLabels } from './tutor-labels.ts';

/** A sentence in the word's language and in the native one. */
export interface SentencePair {
  id: number;
  text: string;
  translation: string;
}

/** A place in a table of forms. */
export interface FormLabel {
  table: TableName;
  pos: string;
  row: RowLabel;
  column: ColumnLabel;
}

/** What a word governs: an optional preposition with a case, or an infinitive. */
export interface Government {
  prepositions: readonly string[];
  case: RowLabel;
}

/** What a language's rules know about one of its words. */
interface TaughtWord {
  word: { text: string; pos: string };
  native: string;
  /** Without slashes; null when unknown. */
  ipa: string | null;
  senses: readonly { pos: string; notes: WordNote }[];
  /** Sentences that contain it, with the position of its form in UTF-16 units. */
  uses: readonly {
    sentence: SentencePair;
    form: string;
    start: number;
    end: number;
    labels: readonly FormLabel[];
  }[];
  tables: readonly ParadigmTable[];
  inflection: WordFacts;
  /** Irregular cells of the tables. */
  irregular: readonly (FormLabel & { forms: readonly string[] })[];
  governments: readonly { governed: readonly Government[]; sentence: SentencePair | null }[];
}

/** A tip, or nothing if it does not apply. */
export type Tip = string | false | null | undefined;

/** The native texts that tips of every language use. */
interface Wording extends Pick<TutorLabels, 'tables' | 'places'> {
  locale: string;
  /** Wraps a text in the language's quotation marks. */
  quote: (text: string) => string;
  /** Joins texts, the last with the language's "and". */
  and: (texts: readonly string[]) => string;
}

/** Input for tips. */
export interface Teaching {
  facts: TaughtWord;
  texts: Wording;
}
