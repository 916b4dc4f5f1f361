import { buildActivity } from '@topwords/remote-kit/testing';
import { firstDayOfWeek, monthStarts, sumOf, weeksOf } from './activity-weeks.ts';

const monday = 1;
const sunday = 7;

test.each([
  ['Monday', monday, '2025-11-17', '2026-11-16', 5],
  ['Sunday', sunday, '2025-11-16', '2026-11-15', 6],
  ['Saturday', 6, '2025-11-15', '2026-11-14', 7],
])('with weeks that start on %s, 53 weeks end with today', (_day, firstDay, first, last, left) => {
  const weeks = weeksOf(buildActivity(), firstDay);
  expect(weeks).toHaveLength(53);
  expect(weeks.slice(0, -1).every(({ length }) => length === 7)).toBe(true);
  expect(weeks[0]?.[0]?.date).toBe(first);
  expect(weeks.at(-1)?.[0]?.date).toBe(last);
  expect(weeks.at(-1)).toHaveLength(left);
  expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-11-20');
});

test('a month is named at the week in which it starts', () => {
  const weeks = weeksOf(buildActivity(), monday);
  const firsts = monthStarts(weeks).map(
    (week) => weeks[week]?.find(({ date }) => date.endsWith('-01'))?.date,
  );
  expect(firsts[0]).toBe('2025-12-01');
  expect(firsts.at(-1)).toBe('2026-11-01');
  expect(firsts).toHaveLength(12);
});

test('the first day of the week depends on the region', () => {
  expect(firstDayOfWeek('en-GB')).toBe(monday);
  expect(firstDayOfWeek('en-US')).toBe(sunday);
});

test('days are summed up', () => {
  const days = buildActivity({
    '2026-11-19': { reviews: 12, learned: 3 },
    '2026-11-20': { learned: 1 },
  });
  expect(sumOf(days)).toEqual({ active: 2, reviews: 12, learned: 4 });
});
