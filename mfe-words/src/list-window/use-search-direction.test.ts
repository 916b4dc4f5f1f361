import { createSearchDirection } from './use-search-direction.ts';

test('a search runs forward, also from the end to the beginning', () => {
  const isForward = createSearchDirection();
  expect(isForward(0, 60)).toBe(true);
  expect(isForward(2000, 300)).toBe(true);
  expect(isForward(4000, 60)).toBe(true);
});

test('a search that goes on at once to an earlier word runs backward, until it turns again', () => {
  const isForward = createSearchDirection();
  expect(isForward(0, 300)).toBe(true);
  expect(isForward(100, 240)).toBe(false);
  expect(isForward(2000, 60)).toBe(false);
  expect(isForward(4000, 240)).toBe(false);
  expect(isForward(4100, 300)).toBe(true);
});
