import { phonemeIdsOf } from './phoneme-ids-of.ts';

const ids = new Map([
  ['_', [0]],
  ['^', [1]],
  ['$', [2]],
  ['a', [14]],
  ['ʲ', [119]],
  ['\u0303', [141, 142]],
]);

test('every character is followed by a pause, between the marks of begin and end', () => {
  expect(phonemeIdsOf('aʲ', ids)).toEqual([1, 0, 14, 0, 119, 0, 2]);
});

test('characters are decomposed, and one may have several ids', () => {
  expect(phonemeIdsOf('ã', ids)).toEqual([1, 0, 14, 0, 141, 142, 0, 2]);
});

test('unknown characters and marks in a text are left out', () => {
  expect(phonemeIdsOf('^a_ж$', ids)).toEqual([1, 0, 14, 0, 2]);
});
