/**
 * How many typing slips part two texts: a letter too many, missing, wrong, or two swapped (optimal
 * string alignment). Answers `undefined` as soon as there are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > most) return undefined;
    beforeLast = last;
    last = current;
  }
  const distance = at(last, b.length);
  return distance > most ? undefined : distance;
}

function at(costs: readonly number[], index: number): number {
  return costs[index] ?? Number.POSITIVE_INFINITY;
}

/** How many slips a query of this length may hold: short words have too many neighbours. */
export function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
