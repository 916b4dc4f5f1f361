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

/** What a language's rules know about one of its words. */
interface TaughtWord {
  word: { text: string; pos: string };
  native: string;
  /** As its authors say. */
  usage: { gender?: WordNote['gender'] };
  /** The change of a Spanish verb's stem: `o>ue`. */
  stem: string | undefined;
  tables: readonly ParadigmTable[];
  inflection: WordFacts;
  /** Irregular cells of the tables. */
  irregular: readonly (FormLabel & { forms: readonly string[] })[];
}

/** A tip, or nothing if it does not apply. */
export type Tip = string | false | null | undefined;

/** The native texts that tips of every language use. */
interface Wording extends Pick<TutorLabels, 'tables' | 'places'> {
  locale: string;
  /** Wraps a text in the language's quotation marks. */
  quote: (text: string) => string;
}

/** Input for tips. */
export interface Teaching {
  facts: TaughtWord;
  texts: Wording;
  /** Whether marks of stress are shown; they are if it is absent. */
  showsStress?: boolean;
}
