import { countStreak } from './count-streak.ts';

const day = 24 * 60 * 60 * 1000;

/** Two ISO weeks from Monday, 9 November 2026; `x` is an active day, the last one is today. */
function count(marks: string) {
  const monday = Date.parse('2026-11-09') / day;
  const days = marks.replaceAll(' ', '').split('');
  const active = days.flatMap((mark, index) => (mark === 'x' ? [monday + index] : []));
  const { days: inARow, isFreezeUsed } = countStreak(new Set(active), monday + days.length - 1);
  return [inARow, isFreezeUsed];
}

test.each([
  ['no active day', '....... ....', 0, false],
  ['today alone', '....... ...x', 1, false],
  ['nothing done yet today', '....... .xx.', 2, false],
  ['every day, across a week’s end', '...xxxx xxxx', 8, false],
  ['a missed day, which is frozen', '....... x.xx', 3, true],
  ['yesterday missed, and nothing done yet today', '....... xx..', 2, true],
  ['two days missed in one week', '....... x.x.', 2, true],
  ['two days missed in a row in one week', 'xxxxxxx x..x', 1, false],
  ['the second missed day of a week ends the streak', 'xxxxxxx .x.x', 2, true],
  ['a day missed in each of two weeks', 'x.xxxxx x.xx', 9, true],
  ['Sunday and Monday missed, which are in different weeks', 'xxxxxx. .xxx', 9, true],
  ['a day missed last week, none in this one', 'xx.xxxx xxxx', 10, false],
  ['two days missed last week', 'x.x.xxx xxxx', 8, false],
  ['days before the first active one are not missed', '....... .xxx', 3, false],
  ['a missed day this week, with nothing before it', '....... ..xx', 2, false],
])('%s: %s counts %i', (_what, marks, days, isFreezeUsed) => {
  expect(count(marks)).toEqual([days, isFreezeUsed]);
});
