import type { ColumnLabel, RowLabel, TableName } from '../paradigms/labels.ts';
import type { ParadigmTable } from '../paradigms/paradigm-table.ts';
import type { FormLabel, SentencePair, Teaching } from './teaching.ts';

/** Marks words of the target language. */
export function mark(text: string): string {
  return `*${text}*`;
}

/** Marks several forms, without repetitions. */
export function markAll(forms: readonly (string | undefined)[]): string {
  return [...new Set(forms.filter((form) => form))].map((form) => mark(form ?? '')).join(', ');
}

/** Quotes a sentence with its translation. */
export function quoteSentence({ texts }: Teaching, pair: SentencePair): string {
  return `${mark(pair.text)} (${texts.quote(pair.translation)})`;
}

/** Finds a table of a word by name. */
export function tableOf({ facts }: Teaching, name: TableName): ParadigmTable | undefined {
  return facts.tables.find((table) => table.name === name);
}

/** A cell of a table that has a form. */
export interface FilledCell {
  /** The most common form. */
  form: string;
  /** All its forms. */
  all: readonly string[];
  /** The most common form with its stress, where that is known. */
  stressed: string;
  isIrregular: boolean;
}

/** A cell of a table; undefined if the table has no such form. */
export function cellIn(
  table: ParadigmTable | undefined,
  row: RowLabel,
  column: ColumnLabel = 'form',
): FilledCell | undefined {
  const index = table?.columns.indexOf(column) ?? -1;
  const cell = table?.rows.find(({ label }) => label === row)?.cells[index];
  const form = cell?.forms[0];
  if (cell === null || cell === undefined || form === undefined) return undefined;
  const stressed = cell.stressed?.[0] ?? form;
  return { form, all: cell.forms, stressed, isIrregular: cell.irregular === true };
}

/** Like `cellIn`, but only the form. */
export function formIn(
  table: ParadigmTable | undefined,
  row: RowLabel,
  column: ColumnLabel = 'form',
): string | undefined {
  return cellIn(table, row, column)?.form;
}

/** Tables whose row labels fully name a form. */
const plainTables: ReadonlySet<TableName> = new Set<TableName>([
  'principal-parts',
  'number',
  'declension',
  'agreement',
  'comparison',
  'non-finite',
  'personal-pronoun',
]);

/** The name of a form: `genitive, plural`. */
export function nameOfForm({ texts }: Pick<Teaching, 'texts'>, label: FormLabel): string {
  const names = [
    ...(plainTables.has(label.table) ? [] : [texts.tables[label.table]]),
    ...(label.row === 'form' ? [] : [texts.places[label.row]]),
    ...(label.column === 'form' ? [] : [texts.places[label.column]]),
  ];
  const [first = '', ...rest] = names;
  return [first.slice(0, 1).toLocaleLowerCase(texts.locale) + first.slice(1), ...rest].join(', ');
}

/** The names of a form with only a few readings. */
export function fewNames(
  teaching: Pick<Teaching, 'texts'>,
  labels: readonly FormLabel[],
): string | null {
  const names = [...new Set(labels.map((label) => nameOfForm(teaching, label)))];
  return names.length === 0 || names.length > 3 ? null : names.join(' / ');
}
