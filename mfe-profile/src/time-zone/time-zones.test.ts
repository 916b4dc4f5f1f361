import { findTimeZones, listTimeZones, nameOfTimeZone } from './time-zones.ts';

const winter = new Date('2026-11-20T12:00:00Z');
const summer = new Date('2026-07-20T12:00:00Z');

function offsetOf(id: string, at: Date): string | undefined {
  return listTimeZones([], at, 'en').find((zone) => zone.id === id)?.offset;
}

test('zones have readable names and their current offset', () => {
  expect(nameOfTimeZone('America/New_York', 'en')).toBe('America / New York');
  expect(offsetOf('Europe/Madrid', winter)).toBe('GMT+1');
  expect(offsetOf('Europe/Madrid', summer)).toBe('GMT+2');
  expect(offsetOf('UTC', winter)).toMatch(/^GMT(\+0)?$/);
});

test('a zone that is set but not listed by the browser is included, once', () => {
  const zones = listTimeZones(['Asia/Calcutta', 'UTC'], winter, 'en');
  expect(zones.filter(({ id }) => id === 'Asia/Calcutta')).toHaveLength(1);
  expect(zones.filter(({ id }) => id === 'UTC')).toHaveLength(1);
});

test.each([
  ['new york', 'America/New_York'],
  ['MADRID', 'Europe/Madrid'],
  ['europe/mad', 'Europe/Madrid'],
  ['gmt+5:45', 'Asia/Katmandu'],
])('“%s” finds %s', (query, id) => {
  const zones = listTimeZones(['Asia/Katmandu'], winter, 'en');
  expect(findTimeZones(zones, query).map((zone) => zone.id)).toContain(id);
});

test('a query that matches nothing returns nothing', () => {
  expect(findTimeZones(listTimeZones([], winter, 'en'), 'atlantis')).toEqual([]);
});

test('in another language a zone has its name there, with the city', () => {
  const named = (['es', 'ru', 'tr'] as const).map((language) =>
    ['America/New_York', 'Europe/Istanbul', 'UTC'].map((id) => nameOfTimeZone(id, language)),
  );
  expect(named).toEqual([
    [
      'Hora de Nueva York (New York)',
      'Hora de Turquía (Istanbul)',
      expect.stringContaining('(UTC)'),
    ],
    ['Нью-Йорк (New York)', 'Турция (Istanbul)', 'Всемирное координированное время (UTC)'],
    [
      'New York Saati (New York)',
      'Türkiye Standart Saati (Istanbul)',
      expect.stringContaining('(UTC)'),
    ],
  ]);
});

test.each(['нью-йорк', 'new york', 'America/New_York'])(
  'in Russian “%s” finds New York',
  (query) => {
    const zones = listTimeZones([], winter, 'ru');
    expect(findTimeZones(zones, query).map((zone) => zone.id)).toContain('America/New_York');
  },
);
