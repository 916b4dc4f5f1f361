import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable, WordFacts } from '../paradigms/paradigm-table.ts';
import type { WordNote } from '../paradigms/word-note.ts';
import type { TutorTexts } from './tutor-texts.ts';

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

/** What follows a word: one of some prepositions, or none, and a case; or an infinitive. */
export interface Government {
  prepositions: readonly string[];
  case: RowLabel;
}

/** What the rules of a language know of a word of it. */
interface TaughtWord {
  word: { text: string; pos: string };
  native: string;
  /** Without slashes; null when nothing gives it. */
  ipa: string | null;
  senses: readonly { pos: string; notes: WordNote }[];
  /** Sentences in which it is, with the place of its form there, in UTF-16 units. */
  uses: readonly {
    sentence: SentencePair;
    form: string;
    start: number;
    end: number;
    labels: readonly FormLabel[];
  }[];
  tables: readonly ParadigmTable[];
  inflection: WordFacts;
  /** Cells of the tables that no rule would give. */
  irregular: readonly (FormLabel & { forms: readonly string[] })[];
  governments: readonly { governed: readonly Government[]; sentence: SentencePair | null }[];
}

/** What tips are composed of. */
export interface Teaching {
  facts: TaughtWord;
  texts: TutorTexts;
}
