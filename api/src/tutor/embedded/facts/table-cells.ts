import type { FormLabel } from '@topwords/languages/tutor';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { LabelledForm } from './word-facts.ts';

/** A cell with its labels, and whether its form is irregular. */
export interface TableCell extends LabelledForm {
  isIrregular: boolean;
}

/** The cells of tables that have a form, row by row. */
export function cellsOf(tables: readonly ParadigmTable[]): TableCell[] {
  return tables.flatMap(({ name, pos, columns, rows }) =>
    rows.flatMap(({ label, cells }) =>
      columns.flatMap((column, index) => {
        const cell = cells[index];
        if (!cell) return [];
        const isIrregular = cell.irregular === true;
        return [{ table: name, pos, row: label, column, forms: cell.forms, isIrregular }];
      }),
    ),
  );
}

/** The same cells, column by column: the singular before the plural. */
export function cellsByColumn(tables: readonly ParadigmTable[]): TableCell[] {
  return tables.flatMap((table) => {
    const placeOf = ({ column }: TableCell) => table.columns.indexOf(column);
    return cellsOf([table]).toSorted((a, b) => placeOf(a) - placeOf(b));
  });
}

/** All places of a form in the word's tables. */
export function labelsOf(tables: readonly ParadigmTable[], form: string): FormLabel[] {
  return cellsOf(tables)
    .filter(({ forms }) => forms.includes(form))
    .map(({ table, pos, row, column }) => ({ table, pos, row, column }));
}
