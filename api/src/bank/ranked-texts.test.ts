import { seededRandom } from '../practice/seeded-random.ts';
import { mostRanked, RankedTexts } from './ranked-texts.ts';

/** Best first; each text is its own value. */
const few = ['sumar', 'su', 'süt', 'casa', 'su', 'subir', 'дом'];

test.each([
  ['su', [1, 4], [0, 5]],
  ['s', [], [0, 1, 2, 4, 5]],
  ['дом', [6], []],
  ['домик', [], []],
  ['b', [], []],
  ['z', [], []],
  ['', [], [0, 1, 2, 3, 4, 5, 6]],
])('%j and the texts that begin with it, best first', (prefix, same, longer) => {
  const texts = new RankedTexts(few, few);
  expect([...texts.withText(prefix)]).toEqual(same);
  expect([...texts.longerThan(prefix)]).toEqual(longer);
});

test('an empty index finds nothing', () => {
  const none = new RankedTexts([], []);
  expect([...none.withText(''), ...none.longerThan('')]).toEqual([]);
});

const random = seededRandom('ranked texts');
const next = (below: number) => Math.floor(random() * below);

/** A text of few letters, so that many begin alike and some are the same. */
function someText(): string {
  return Array.from({ length: 1 + next(6) }, () => 'abж'[next(3)]).join('');
}

test('finds the best values of each prefix, as a look at every text does', () => {
  for (const count of [1, 20, 64, 65, 300, 3000]) {
    const texts = Array.from({ length: count }, someText);
    // Values have three texts on average; a prefix counts the best of them only.
    const values = texts.map(() => next(count / 3 + 1));
    const ranked = new RankedTexts(texts, values);
    const beginnings = texts.flatMap((text) => [text, text.slice(0, next(6))]);
    for (const prefix of new Set(['', 'c', ...beginnings])) {
      const longer = [...texts.keys()].filter(
        (rank) => texts[rank] !== prefix && texts[rank]?.startsWith(prefix),
      );
      const best = [...new Set(longer.map((rank) => values[rank]))].slice(0, mostRanked);
      const found = Array.from(ranked.longerThan(prefix), (rank) => values[rank]);
      expect([...new Set(found)].slice(0, mostRanked)).toEqual(best);
      const same = [...texts.keys()].filter((rank) => texts[rank] === prefix);
      expect([...ranked.withText(prefix)]).toEqual(same);
    }
  }
});

test('a prefix of many texts returns no more ranks than it must', () => {
  const texts = Array.from({ length: 5000 }, (_, rank) => `a${rank}`);
  const ranked = new RankedTexts(texts, texts);
  expect([...ranked.longerThan('a')]).toEqual(
    Array.from({ length: mostRanked }, (_, rank) => rank),
  );
});
