import { rangeOf } from './byte-range.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('%s of 100 bytes is a range', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test.each(['', 'bytes=-', 'bytes=100-', 'bytes=5-4', 'bytes=-0', 'bytes=0-1,5-6', 'items=0-1'])(
  '%j is answered with the whole',
  (header) => {
    expect(rangeOf(header, 100)).toBeUndefined();
  },
);
