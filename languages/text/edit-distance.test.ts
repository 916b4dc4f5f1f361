import { editDistance, allowedTypos } from './edit-distance.ts';

test.each([
  ['casa', 'casa', 0],
  ['casa', 'cas', 1],
  ['casa', 'cassa', 1],
  ['casa', 'cosa', 1],
  ['casa', 'caas', 1],
  ['house', 'huose', 1],
  ['receive', 'recieve', 1],
  ['madrugador', 'madrugodar', 2],
  ['', 'ab', 2],
])('%s and %s are %d typos apart, in both directions', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test('stops counting above the maximum', () => {
  expect(editDistance('casa', 'perro', 2)).toBeUndefined();
  expect(editDistance('casa', 'cosas', 1)).toBeUndefined();
  expect(editDistance('a', 'abcd', 2)).toBeUndefined();
});

/** Optimal string alignment by its full table. */
function distanceByTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      (table[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]),
        row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

test('counts as the full table does, for all texts of up to four of three letters', () => {
  const texts = [''];
  for (const text of texts)
    if (text.length < 4) texts.push(...['a', 'b', 'c'].map((one) => text + one));
  const pairs = texts.flatMap((a) => texts.map((b): [string, string] => [a, b]));
  const most = [0, 1, 2, 3];
  const wrong = pairs.filter(([a, b]) => {
    const distance = distanceByTable(a, b);
    return most.some((few) => editDistance(a, b, few) !== (distance > few ? undefined : distance));
  });
  expect(wrong).toEqual([]);
  expect(texts).toHaveLength(121);
});

test('short words allow fewer typos', () => {
  expect([1, 2, 3, 5, 6, 20].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2]);
});
