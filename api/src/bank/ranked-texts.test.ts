import { RankedTexts } from './ranked-texts.ts';

const texts = new RankedTexts(
  [
    ['su', 4],
    ['süt', 2],
    ['casa', 3],
    ['su', 1],
    ['subir', 5],
    ['sumar', 0],
    ['дом', 6],
  ],
  (one, other) => one - other,
);

test.each([
  ['su', [4, 1], [0, 5]],
  ['s', [], [0, 1, 2, 4, 5]],
  ['дом', [6], []],
  ['домик', [], []],
  ['b', [], []],
  ['z', [], []],
  ['', [], [0, 1, 2, 3, 4, 5, 6]],
])('%j and the texts that begin with it, best first', (prefix, same, longer) => {
  expect(texts.withText(prefix)).toEqual(same);
  expect([...texts.longerThan(prefix)]).toEqual(longer);
});

test('an empty index finds nothing', () => {
  const none = new RankedTexts<number>([], () => 0);
  expect([none.withText(''), ...none.longerThan('')]).toEqual([[]]);
});

test('texts with a prefix come best first, at any size of the index', () => {
  for (let count = 1; count < 70; count += 1) {
    const entries = Array.from({ length: count }, (_, index) => {
      const rank = (index * 37) % 71;
      return [`${index % 3}${index}`, rank] as const;
    });
    const ranked = new RankedTexts(entries, (one, other) => one - other);
    const expected = entries.flatMap(([text, rank]) => (text.startsWith('1') ? [rank] : []));
    expect([...ranked.longerThan('1')]).toEqual(expected.toSorted((a, b) => a - b));
  }
});
