import { buildWords } from '@topwords/remote-kit/testing';
import { nextPage, wordsOf, type WordPage } from './word-pages.ts';

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
