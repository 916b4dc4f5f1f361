import { SortedTexts } from './sorted-texts.ts';

const texts = new SortedTexts([
  ['su', 1],
  ['süt', 2],
  ['casa', 3],
  ['su', 4],
  ['subir', 5],
  ['дом', 6],
]);

test.each([
  [
    'su',
    [
      ['', 1],
      ['', 4],
      ['bir', 5],
    ],
  ],
  [
    's',
    [
      ['u', 1],
      ['u', 4],
      ['ubir', 5],
      ['üt', 2],
    ],
  ],
  ['дом', [['', 6]]],
  ['домик', []],
  ['b', []],
  ['z', []],
])('what begins with %j', (prefix, expected) => {
  expect([...texts.startingWith(prefix)]).toEqual(expected);
});

test('without texts nothing is found', () => {
  expect([...new SortedTexts<number>([]).startingWith('')]).toEqual([]);
});
