import type { WordNote } from './word-note.ts';
import type { ColumnLabel, RowLabel, TableName } from './labels.ts';
import type { Cell, ParadigmTable, WordFacts } from './paradigm-table.ts';

/** A headword as one part of speech, with its rows' notes. */
export interface ParadigmWord {
  text: string;
  pos: string;
  note: WordNote;
  /** Its inflected forms, listed or derived, without the headword. */
  forms: ReadonlySet<string>;
  /** Russian: the stressed key forms that its author lists, as `StressedWord` has them. */
  keyForms?: readonly string[] | undefined;
  /** Russian: its accent pattern by Zaliznyak. */
  accent?: string | undefined;
}

/** The tables and facts that a language's rules make for a word. */
export interface Drawn {
  tables: Omit<ParadigmTable, 'pos'>[];
  facts?: WordFacts;
}

/** The result when no rule fits the word. */
export const nothingDrawn: Drawn = { tables: [] };

type DrawnTable = Drawn['tables'][number];

/** The result when there is nothing to say besides the tables. */
export function drawn(...tables: DrawnTable[]): Drawn {
  return { tables };
}

/** Makes a cell from a word's form and the spellings that the regular rule would give. */
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

/** Makes a table with one column. */
export function listOf(name: TableName, rows: [RowLabel, Cell | null][]): DrawnTable {
  return {
    name,
    columns: ['form'],
    rows: rows.map(([label, cell]) => ({ label, cells: [cell] })),
  };
}

/** Makes a table with one row. */
export function rowOf(name: TableName, cells: [ColumnLabel, Cell | null][]): DrawnTable {
  return {
    name,
    columns: cells.map(([column]) => column),
    rows: [{ label: 'form', cells: cells.map(([, cell]) => cell) }],
  };
}

/** Makes a table of six persons: first to third singular, then plural. */
export function personsOf(name: TableName, cells: readonly (Cell | null)[]): DrawnTable {
  const rows = (['first', 'second', 'third'] as const).map((label, index) => ({
    label,
    cells: [cells[index] ?? null, cells[index + 3] ?? null],
  }));
  return { name, columns: ['singular', 'plural'], rows };
}
