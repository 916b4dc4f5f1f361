import type { LanguageCode } from '@topwords/platform/contracts';
import type { Note } from '../bank.ts';
import type { ColumnLabel, RowLabel, TableName } from './labels.ts';
import type { Cell, ParadigmTable, WordFacts } from './paradigm.ts';

/** A headword as one part of speech, with what its rows note of it. */
export interface ParadigmWord {
  language: LanguageCode;
  text: string;
  pos: string;
  note: Note;
  /** Its inflected forms, listed or derived, without itself. */
  forms: ReadonlySet<string>;
}

/** What a language's rules make of a word. */
export interface Drawn {
  tables: Omit<ParadigmTable, 'pos'>[];
  facts?: WordFacts;
}

/** Draws nothing: no rule fits the word. */
export const nothingDrawn: Drawn = { tables: [] };

type DrawnTable = Drawn['tables'][number];

/** A form as the word has it, and what the regular rule would give: one spelling or several. */
export function cellOf(
  form: string | readonly string[] | undefined,
  regular?: string | readonly string[],
): Cell | null {
  const forms = [form ?? []].flat().filter((text) => text !== '');
  const [first] = forms;
  if (first === undefined) return null;
  const isRegular = regular === undefined || [regular].flat().includes(first);
  return isRegular
    ? { forms: [...new Set(forms)] }
    : { forms: [...new Set(forms)], irregular: true };
}

/** A table of one column. */
export function listOf(name: TableName, rows: [RowLabel, Cell | null][]): DrawnTable {
  return {
    name,
    columns: ['form'],
    rows: rows.map(([label, cell]) => ({ label, cells: [cell] })),
  };
}

/** A table of one row. */
export function rowOf(name: TableName, cells: [ColumnLabel, Cell | null][]): DrawnTable {
  return {
    name,
    columns: cells.map(([column]) => column),
    rows: [{ label: 'form', cells: cells.map(([, cell]) => cell) }],
  };
}

/** A table of six persons, given as first to third in the singular and then in the plural. */
export function personsOf(name: TableName, cells: readonly (Cell | null)[]): DrawnTable {
  const rows = (['first', 'second', 'third'] as const).map((label, index) => ({
    label,
    cells: [cells[index] ?? null, cells[index + 3] ?? null],
  }));
  return { name, columns: ['singular', 'plural'], rows };
}
