import { editDistance } from '@topwords/languages/text';
import { SimilarTexts, type SimilarText } from './similar-texts.ts';

const letters = 'abcdefgğışöüабвгдёж';

/** Texts of few letters, so that many are similar. */
function someTexts(count: number, length: number): string[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 3 + next(length) }, () => letters[next(letters.length)]).join(''),
  );
}

const byPlace = (one: SimilarText, other: SimilarText) => one.place - other.place;

test('passes over no text of a list that has few enough typos, and finds those of no other', () => {
  const texts = [...new Set([...someTexts(800, 5), ...someTexts(200, 14)])];
  const lists = [
    // Some texts are in two lists, some twice in one.
    [...texts.slice(0, 700), ...texts.slice(0, 9)],
    [...texts.slice(400), ...texts.slice(-9)],
    [],
  ];
  const similar = new SimilarTexts(lists);
  const near = texts.slice(-20).map((text) => `${text.slice(0, 3)}${text.slice(4)}ж`);
  for (const typos of [0, 1, 2]) {
    for (const query of [
      ...texts.slice(0, 20),
      ...someTexts(20, 5),
      ...texts.slice(-20),
      ...near,
    ]) {
      for (const [number, list] of lists.entries()) {
        const expected = list.flatMap((text, place): SimilarText[] => {
          const distance = editDistance(query, text, typos);
          return distance === undefined ? [] : [{ typos: distance, place }];
        });
        const found = similar.similarTo(query, typos, number);
        expect(found.toSorted(byPlace)).toEqual(expected);
      }
    }
  }
});

test('lists without texts have nothing similar', () => {
  expect(new SimilarTexts([[], []]).similarTo('casa', 2, 1)).toEqual([]);
});
