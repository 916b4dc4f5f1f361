import { buildWords } from '@topwords/remote-kit/testing';
import type { ShownRows } from '../services/shown-rows.ts';
import { splitList } from './split-list.ts';

/** Each part of a list as its first and last word; gaps in brackets. */
function partsOf(count: number, shown: ShownRows | null): string[] {
  return splitList(buildWords(count), shown).map(({ gap, start, words }) => {
    const range = `${start + 1}-${start + words.length}`;
    return gap === '' ? range : `(${range})`;
  });
}

const top: ShownRows = { first: 0, last: 2, kept: null };

test('a list of one page is whole, and so is one that was not measured yet', () => {
  expect(partsOf(50, top)).toEqual(['1-50']);
  expect(partsOf(500, null)).toEqual(['1-500']);
  expect(partsOf(0, top)).toEqual([]);
});

test('a long list has the first rows, those near the screen, and the last', () => {
  expect(partsOf(100, top)).toEqual(['1-18', '(19-96)', '97-100']);
  expect(partsOf(2400, { first: 100, last: 103, kept: null })).toEqual([
    '1-6',
    '(7-600)',
    '601-624',
    '(625-2394)',
    '2395-2400',
  ]);
});

test('a kept word has its neighbors on the page, in the next block too', () => {
  expect(partsOf(300, { ...top, kept: 100 })).toEqual([
    '1-18',
    '(19-96)',
    '97-102',
    '(103-294)',
    '295-300',
  ]);
  expect(partsOf(300, { ...top, kept: 102 })).toContain('97-108');
  expect(partsOf(300, { ...top, kept: 97 })).toContain('91-102');
});

test('a word that left the list is not kept', () => {
  expect(partsOf(300, { ...top, kept: 301 })).toEqual(partsOf(300, top));
});
