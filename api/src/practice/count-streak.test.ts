import { countStreak } from './count-streak.ts';

const day = 24 * 60 * 60 * 1000;

/** Two ISO weeks from Monday, 9 November 2026, on: `x` where something was done, today the last. */
function count(marks: string) {
  const monday = Date.parse('2026-11-09') / day;
  const days = marks.replaceAll(' ', '').split('');
  const active = days.flatMap((mark, index) => (mark === 'x' ? [monday + index] : []));
  const { days: inARow, isFreezeUsed } = countStreak(new Set(active), monday + days.length - 1);
  return [inARow, isFreezeUsed];
}

test.each([
  ['nothing ever done', '....... ....', 0, false],
  ['today alone', '....... ...x', 1, false],
  ['today not yet done', '....... .xx.', 2, false],
  ['each day, over the end of a week', '...xxxx xxxx', 8, false],
  ['a day missed, which is passed over', '....... x.xx', 3, true],
  ['yesterday missed, and today not yet done', '....... xx..', 2, true],
  ['two days missed in one week', '....... x.x.', 2, true],
  ['two days missed in a row in one week', 'xxxxxxx x..x', 1, false],
  ['the second miss of a week ends it there', 'xxxxxxx .x.x', 2, true],
  ['a day missed in each of two weeks', 'x.xxxxx x.xx', 9, true],
  ['Sunday and Monday missed: each is its own week’s', 'xxxxxx. .xxx', 9, true],
  ['a day missed last week, none in this one', 'xx.xxxx xxxx', 10, false],
  ['two days missed last week', 'x.x.xxx xxxx', 8, false],
  ['days before the first one are not missed', '....... .xxx', 3, false],
  ['a day missed today’s week, with nothing before it', '....... ..xx', 2, false],
])('%s: %s counts %i', (_what, marks, days, isFreezeUsed) => {
  expect(count(marks)).toEqual([days, isFreezeUsed]);
});
