const longest = 127;

/** Rows of the cost table, reused because a search compares thousands of texts. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Row, Row, Row];

type Row = Uint8Array<ArrayBuffer>;

/**
 * Counts the typos between two texts: an extra, missing or wrong letter, or two swapped (optimal
 * string alignment). Returns `undefined` when there are more than `most`, or a text is longer than
 * any word.
 */
export function editDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > longest) {
    return undefined;
  }
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(current, last, beforeLast, a, b, row) > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[b.length] ?? 0;
  return distance > most ? undefined : distance;
}

/** Fills a row of costs from the two above it. Returns the lowest cost. */
function fillRow(
  current: Row,
  last: Row,
  beforeLast: Row,
  a: string,
  b: string,
  row: number,
): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let left = row;
  let lowest = row;
  current[0] = row;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    const replaced = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
    let cost = Math.min((last[column] ?? 0) + 1, left + 1, replaced);
    const isSwap = row > 1 && column > 1 && letterBefore === other;
    if (isSwap && letter === b.charCodeAt(column - 2)) {
      cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
    }
    current[column] = cost;
    left = cost;
    if (cost < lowest) lowest = cost;
  }
  return lowest;
}

/** How many typos are allowed in a query of this length: short words have too many neighbours. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
