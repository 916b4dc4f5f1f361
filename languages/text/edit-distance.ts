/**
 * Counts the typos between two texts: an extra, missing or wrong letter, or two swapped (optimal
 * string alignment). Returns `undefined` when there are more than `most`, which should be few: the
 * time quadruples with each.
 */
export function editDistance(a: string, b: string, most: number): number | undefined {
  const typos = countFrom(a, 0, b, 0, most);
  return typos > most ? undefined : typos;
}

/** Counts the typos from a place in each text on; may be any number above `most` if there are more. */
function countFrom(a: string, startOfA: number, b: string, startOfB: number, most: number): number {
  const longer = Math.abs(a.length - startOfA - b.length + startOfB);
  if (longer > most) return longer;
  let inA = startOfA;
  let inB = startOfB;
  while (inA < a.length && a.charCodeAt(inA) === b.charCodeAt(inB)) {
    inA += 1;
    inB += 1;
  }
  if (inA === a.length || inB === b.length) return longer;
  if (most === 0) return 1;
  const wrong = countFrom(a, inA + 1, b, inB + 1, most - 1);
  const extra = countFrom(a, inA + 1, b, inB, most - 1);
  const missing = countFrom(a, inA, b, inB + 1, most - 1);
  const isSwapped =
    a.charCodeAt(inA) === b.charCodeAt(inB + 1) && a.charCodeAt(inA + 1) === b.charCodeAt(inB);
  const swapped = isSwapped ? countFrom(a, inA + 2, b, inB + 2, most - 1) : most;
  return 1 + Math.min(wrong, extra, missing, swapped);
}

/** How many typos are allowed in a query of this length: short words have too many neighbours. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
