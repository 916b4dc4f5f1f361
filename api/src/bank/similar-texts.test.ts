import { editDistance } from '@topwords/languages/text';
import { SimilarTexts } from './similar-texts.ts';

const letters = 'abcdefgğışöüабвгдёж';

/** Texts of few letters, so that many are similar. */
function someTexts(count: number): string[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 3 + next(5) }, () => letters[next(letters.length)]).join(''),
  );
}

test('passes over no text that has few enough typos', () => {
  const texts = someTexts(2000);
  const similar = new SimilarTexts(texts.map((text) => [text, text]));
  for (const typos of [1, 2]) {
    for (const query of [...texts.slice(0, 40), ...someTexts(20)]) {
      const expected = texts.flatMap((text): [number, string][] => {
        const distance = editDistance(query, text, typos);
        return distance === undefined ? [] : [[distance, text]];
      });
      expect([...similar.similarTo(query, typos)]).toEqual(expected);
    }
  }
});
