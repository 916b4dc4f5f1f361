import { countWords, mostFrequent } from './count-words.ts';

test('a piece of several words counts as several, and misses are in lower case', () => {
  expect(
    countWords([
      { text: 'Good morning', translation: 'buenos días' },
      { text: 'Zxcv', translation: null },
      { text: 'the', translation: '(artículo)' },
    ]),
  ).toEqual({ words: 4, explained: 1, missed: ['zxcv'] });
});

test('the most frequent come first, equal ones in alphabetical order', () => {
  expect(mostFrequent(['b', 'a', 'c', 'b'], 2)).toEqual([
    { word: 'b', count: 2 },
    { word: 'a', count: 1 },
  ]);
});
