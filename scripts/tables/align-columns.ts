/** Rows as lines: the first column is aligned left, the others right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
