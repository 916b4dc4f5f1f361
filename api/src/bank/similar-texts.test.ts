import { editDistance } from '@topwords/languages/text';
import { SimilarTexts } from './similar-texts.ts';

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

const byText = ([, one]: [number, string], [, other]: [number, string]) => (one < other ? -1 : 1);

test('passes over no text that has few enough typos', () => {
  const texts = [...new Set([...someTexts(800, 5), ...someTexts(200, 14)])];
  const similar = new SimilarTexts([...texts, ...texts.slice(0, 9)]);
  const near = texts.slice(-20).map((text) => `${text.slice(0, 3)}${text.slice(4)}ж`);
  for (const typos of [0, 1, 2]) {
    for (const query of [
      ...texts.slice(0, 20),
      ...someTexts(20, 5),
      ...texts.slice(-20),
      ...near,
    ]) {
      const expected = texts.flatMap((text): [number, string][] => {
        const distance = editDistance(query, text, typos);
        return distance === undefined ? [] : [[distance, text]];
      });
      const found = [...similar.similarTo(query, typos)];
      expect(found.toSorted(byText)).toEqual(expected.toSorted(byText));
    }
  }
});
