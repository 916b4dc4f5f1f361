import type { ColumnLabel, RowLabel, TableName } from '@topwords/content/paradigms';

type Person = 'first' | 'second' | 'third';
type Number = 'singular' | 'plural';

/** What forms are called in one native language. */
export interface FormTexts {
  tables: Record<TableName, string>;
  rows: Record<Exclude<RowLabel, 'form'>, string>;
  columns: Record<Exclude<ColumnLabel, 'form'>, string>;
  /** "first person singular". */
  persons: Record<Person, Record<Number, string>>;
}
