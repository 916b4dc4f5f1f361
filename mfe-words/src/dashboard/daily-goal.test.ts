import { bandOf, greetingAt } from './daily-goal.ts';

// @spec K10
test('encouragement changes at 0, 25, 50, 75 and 90 percent', () => {
  expect([0, 24, 25, 49, 50, 74, 75, 89, 90, 100].map(bandOf)).toEqual([
    0, 0, 25, 25, 50, 50, 75, 75, 90, 90,
  ]);
});

// @spec H2
test('the greeting follows the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
