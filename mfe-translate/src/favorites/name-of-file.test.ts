import { nameOfFile } from './name-of-file.ts';

const evening = new Date(2026, 10, 9, 23, 30);

test.each([
  ['all favourites', undefined, 'topwords-favorites-all-2026-11-09.csv'],
  ['a category', 'Travel & work!', 'topwords-favorites-travel-work-2026-11-09.csv'],
  ['combining vowel signs', 'यात्रा', 'topwords-favorites-यात्रा-2026-11-09.csv'],
  ['signs alone', '?!', 'topwords-favorites-2026-11-09.csv'],
])('a file is named after its category and the reader’s day: %s', (_case, category, name) => {
  expect(nameOfFile('csv', category, evening)).toBe(name);
});

test('a file for Anki is a text file', () => {
  expect(nameOfFile('anki', 'Travel', evening)).toBe('topwords-favorites-travel-2026-11-09.txt');
});
