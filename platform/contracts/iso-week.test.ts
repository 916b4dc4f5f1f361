import { addDays, isoWeek, mondayOf, weekOf } from './iso-week.ts';

test.each([
  ['2026-11-16', '2026-W47'],
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2026-12-31', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-30', '2025-W01'],
  ['2023-01-01', '2022-W52'],
])('%s is in %s', (date, week) => {
  expect(weekOf(date)).toBe(week);
});

test('a week begins with its Monday, over the turn of the year too', () => {
  expect(['2026-W47', '2026-W01', '2026-W53', '2025-W01'].map(mondayOf)).toEqual([
    '2026-11-16',
    '2025-12-29',
    '2026-12-28',
    '2024-12-30',
  ]);
});

test('days are added over the end of a month', () => {
  expect([addDays('2026-11-30', 1), addDays('2026-03-01', -7)]).toEqual([
    '2026-12-01',
    '2026-02-22',
  ]);
});

test('a week that its year does not have is none', () => {
  const texts = ['2026-W53', '2025-W53', '2026-W00', '2026-W54', '2026-47', '2026-W7', ''];
  expect(texts.map((text) => isoWeek.safeParse(text).success)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
