import { ourSchedule } from './schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

test('our schedule is that of the API: ten minutes, then two days', () => {
  const first = { rating: 'good', reviewedAt: day } as const;
  expect(ourSchedule([first])).toBe(day + 10 * minute);
  const second = { rating: 'good', reviewedAt: day + 10 * minute } as const;
  expect(ourSchedule([first, second])).toBe(3 * day + 10 * minute);
});

test('a word that was never answered has no date', () => {
  expect(() => ourSchedule([])).toThrow('no date');
});
