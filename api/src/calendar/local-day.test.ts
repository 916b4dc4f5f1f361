import { countLocalDays, localDate, startOfLocalDate, startOfLocalDay } from './local-day.ts';

function start(now: string, timeZone: string): string {
  return new Date(startOfLocalDay(Date.parse(now), timeZone)).toISOString();
}

test.each([
  ['2026-11-20T09:30:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T00:00:00Z', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T23:59:59.999Z', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T09:30:00Z', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
  ['2026-11-20T09:30:00Z', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  ['2026-11-20T09:30:00Z', 'Pacific/Pago_Pago', '2026-11-19T11:00:00.000Z'],
])('at %s the day in %s began at %s', (now, timeZone, expected) => {
  expect(start(now, timeZone)).toBe(expected);
});

test('a day on which the clocks change begins at its own midnight', () => {
  // New York: 23 hours on 8 March 2026, 25 hours on 1 November 2026.
  expect(start('2026-03-08T23:00:00Z', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
  expect(start('2026-03-09T12:00:00Z', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
  expect(start('2026-11-02T04:30:00Z', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
});

test('a day without a midnight begins when its clocks do', () => {
  // Santiago goes from 23:59:59 on 5 September 2026 to 01:00 on the 6th.
  expect(start('2026-09-06T12:00:00Z', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
});

test.each([
  ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  ['2026-11-20', 'Pacific/Pago_Pago', '2026-11-20T11:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  // Samoa had no 30 December 2011.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('the date %s in %s begins at %s', (date, timeZone, expected) => {
  expect(new Date(startOfLocalDate(date, timeZone)).toISOString()).toBe(expected);
});

test('the date is the local one', () => {
  expect(localDate(Date.parse('2026-11-20T22:00:00Z'), 'Europe/Istanbul')).toBe('2026-11-21');
});

function count(from: string, to: string, timeZone = 'UTC'): number {
  return countLocalDays(Date.parse(from), Date.parse(to), timeZone);
}

test('days are counted including the first and the last', () => {
  expect(count('2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z')).toBe(1);
  expect(count('2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z')).toBe(2);
  expect(count('2026-03-01T12:00:00Z', '2026-04-01T12:00:00Z', 'America/New_York')).toBe(32);
  expect(count('2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z')).toBe(1);
});
