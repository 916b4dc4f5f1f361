const firstLimit = 10;
const highestLimit = 500;
/** UTF-16 units of text per page: some milliseconds of work. */
const pageLength = 32 * 1024;

/**
 * Rows page by page, by the key of the last row instead of an open cursor: between pages neither a
 * connection nor a transaction is held. Pages of long rows have fewer rows.
 */
export async function* pagesOf<Row extends object>(
  read: (limit: number, after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let limit = firstLimit;
  let last: Row | undefined;
  for (;;) {
    const rows = await read(limit, last);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
    const rowLength = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length;
    limit = Math.max(1, Math.min(highestLimit, Math.floor(pageLength / rowLength)));
  }
}

/** Numbers and nulls count as a few units. */
function lengthOf(row: object): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 8),
    0,
  );
}
