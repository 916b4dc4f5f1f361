import { localHour, startOfComingHour, startOfHour, startOfHourTomorrow } from './local-hour.ts';

function begins(now: string, hour: number, timeZone: string): string {
  return new Date(startOfHour(Date.parse(now), hour, timeZone)).toISOString();
}

function tomorrow(now: string): string {
  return new Date(startOfHourTomorrow(Date.parse(now), 7, 'Europe/Berlin')).toISOString();
}

function coming(now: string): string {
  return new Date(startOfComingHour(Date.parse(now), 9, 'UTC')).toISOString();
}

test.each([
  ['2026-11-20T12:00:00Z', 7, 'UTC', '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T12:00:00Z', 7, 'Asia/Kathmandu', '2026-11-20T01:15:00.000Z'],
  ['2026-11-20T12:00:00Z', 22, 'Pacific/Kiritimati', '2026-11-21T08:00:00.000Z'],
  ['2026-11-20T12:00:00Z', 0, 'America/Lima', '2026-11-20T05:00:00.000Z'],
  ['2026-11-20T12:00:00Z', 23, 'America/Lima', '2026-11-21T04:00:00.000Z'],
])('at %s the hour %i in %s begins at %s', (now, hour, timeZone, expected) => {
  expect(begins(now, hour, timeZone)).toBe(expected);
});

test('an hour keeps its place on the clock over both changes of summer time', () => {
  expect(begins('2026-03-28T12:00:00Z', 19, 'Europe/Berlin')).toBe('2026-03-28T18:00:00.000Z');
  expect(begins('2026-03-29T12:00:00Z', 19, 'Europe/Berlin')).toBe('2026-03-29T17:00:00.000Z');
  expect(begins('2026-10-24T12:00:00Z', 19, 'Europe/Berlin')).toBe('2026-10-24T17:00:00.000Z');
  expect(begins('2026-10-25T12:00:00Z', 19, 'Europe/Berlin')).toBe('2026-10-25T18:00:00.000Z');
});

test('an hour that the day skips counts as the next one', () => {
  // Berlin goes from 01:59:59 to 03:00.
  expect(begins('2026-03-29T12:00:00Z', 2, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
  // Lord Howe goes from 01:59:59 to 02:30.
  expect(begins('2026-10-04T12:00:00Z', 2, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  // Santiago has no midnight on this day.
  expect(begins('2026-09-06T12:00:00Z', 0, 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
});

test('of an hour that comes twice the first counts', () => {
  expect(begins('2026-10-25T12:00:00Z', 2, 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z');
  expect(begins('2026-11-01T12:00:00Z', 1, 'America/New_York')).toBe('2026-11-01T05:00:00.000Z');
});

test('the next day’s hour follows a short and a long day', () => {
  expect(tomorrow('2026-03-28T22:59:59Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(tomorrow('2026-10-25T22:59:59Z')).toBe('2026-10-26T06:00:00.000Z');
});

test('an hour that is going on is the coming one, and one that is over is tomorrow’s', () => {
  expect(coming('2026-11-20T08:59:59Z')).toBe('2026-11-20T09:00:00.000Z');
  expect(coming('2026-11-20T09:59:59Z')).toBe('2026-11-20T09:00:00.000Z');
  expect(coming('2026-11-20T10:00:00Z')).toBe('2026-11-21T09:00:00.000Z');
});

test('midnight is hour 0', () => {
  expect(localHour(Date.parse('2026-11-20T00:59:00Z'), 'UTC')).toBe(0);
});
