import { buildWord, buildWords } from '@topwords/remote-kit/testing';
import { nextPage, withWaiting, wordsOf, type WordPage } from './word-pages.ts';

function page(first: number, count: number): WordPage {
  return { words: buildWords(count, { first }), isLast: count < 50 };
}

test('the next page follows from the number of loaded words', () => {
  expect(nextPage(page(1, 50), [page(1, 50)])).toBe(2);
  expect(nextPage(page(51, 50), [page(1, 50), page(51, 50)])).toBe(3);
});

test('a page that is not full is the last', () => {
  expect(nextPage(page(51, 20), [page(1, 50), page(51, 20)])).toBeUndefined();
  expect(nextPage(page(51, 0), [page(1, 50), page(51, 0)])).toBeUndefined();
});

test('after a word is removed, the page that it shifted is requested again', () => {
  const shortened = { ...page(1, 49), isLast: false };
  expect(nextPage(shortened, [shortened])).toBe(1);
});

test('a word on two pages is shown once', () => {
  expect(wordsOf([page(1, 50), page(50, 50)])).toHaveLength(99);
});

function word(id: number) {
  return buildWord({ id, frequency_rank: id });
}

test('words that wait are shown at their place, in what is loaded of a list', () => {
  const loaded = { words: [word(2), word(5)], isLast: false };
  const waiting = [word(5), word(3), word(9)];
  const ids = (pages: WordPage[]) => withWaiting(pages, waiting).map(({ id }) => id);
  expect(ids([loaded])).toEqual([2, 3, 5]);
  expect(ids([{ ...loaded, isLast: true }])).toEqual([2, 3, 5, 9]);
  expect(ids([])).toEqual([]);
});
