import type { ParadigmTable } from '@topwords/languages/paradigms';

/** A table without the rows and columns in which a word has no form: *llueve* has no first person. */
export function withoutEmptyLines(table: ParadigmTable): ParadigmTable {
  const rows = table.rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  const places = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell, place) => (cell === null ? [] : [place]))),
  );
  return {
    ...table,
    columns: table.columns.filter((_, place) => places.has(place)),
    rows: rows.map(({ label, cells }) => ({
      label,
      cells: cells.filter((_, place) => places.has(place)),
    })),
  };
}
