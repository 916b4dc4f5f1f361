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

test('short words allow fewer typos', () => {
  expect([1, 2, 3, 5, 6, 20].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2]);
});
