import type { Reminder } from '@topwords/platform/contracts';
import ICAL from 'ical.js';
import { buildUser } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { User } from '../users/user-repository.ts';

const api = sharedApi();

async function addressOf(user: User, hour: number): Promise<string> {
  const json = { hour, by_mail: false };
  const { body } = await api.call('/api/profile/reminder', { method: 'PUT', user, json });
  const { pathname, search } = new URL((body as Reminder).calendar ?? '');
  return `${api.origin}${pathname}${search}`;
}

async function read(address: string): Promise<ICAL.Component> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = ICAL.Component.fromString(await answer.text());
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  return calendar;
}

function eventOf(calendar: ICAL.Component): ICAL.Event {
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('The calendar has no event');
  return new ICAL.Event(event);
}

/** When the event happens, from a day on. */
function timesFrom(event: ICAL.Event, from: string, count: number): string[] {
  const iterator = event.iterator();
  const times: string[] = [];
  while (times.length < count) {
    const time = iterator.next().toJSDate().toISOString().slice(0, 16);
    if (time >= from) times.push(time);
  }
  return times;
}

test('the event keeps its hour over both changes of summer time', async () => {
  const user = await buildUser(api.db, { timeZone: 'Europe/Berlin' });
  const event = eventOf(await read(await addressOf(user, 19)));
  expect(timesFrom(event, '2027-03-27', 3)).toEqual([
    '2027-03-27T18:00',
    '2027-03-28T17:00',
    '2027-03-29T17:00',
  ]);
  expect(timesFrom(event, '2027-10-30', 3)).toEqual([
    '2027-10-30T17:00',
    '2027-10-31T18:00',
    '2027-11-01T18:00',
  ]);
  expect(event.duration.toString()).toBe('PT5M');
});

test.each([
  ['Europe/Istanbul', '2026-11-20T16:00'],
  ['Asia/Calcutta', '2026-11-20T13:30'],
  ['America/Lima', '2026-11-21T00:00'],
  ['UTC', '2026-11-20T19:00'],
  ['+05:30', '2026-11-20T13:30'],
])('the event is at the learner’s hour in %s', async (timeZone, expected) => {
  const user = await buildUser(api.db, { timeZone });
  const event = eventOf(await read(await addressOf(user, 19)));
  expect(timesFrom(event, '2026-11-20', 1)).toEqual([expected]);
});

test('an hour that is skipped on the day it is set stays that hour', async () => {
  api.clock.now = Date.parse('2026-03-29T12:00:00Z');
  const user = await buildUser(api.db, { timeZone: 'Europe/Berlin' });
  const event = eventOf(await read(await addressOf(user, 2)));
  expect(event.startDate.toString()).toBe('2026-03-28T02:00:00');
});

test('the event says what it is about, leads to practice, and can be turned off', async () => {
  const user = await buildUser(api.db, { native: 'ru' });
  const address = await addressOf(user, 19);
  const event = eventOf(await read(address));
  expect(event.summary).toBe('Повторить слова');
  expect(event.description).toContain('Повторить: https://topwords.test/practice\n');
  const [, token = ''] = /reminders-off#token=([\w.-]+)$/.exec(event.description) ?? [];
  const alarm = event.component.getFirstSubcomponent('valarm');
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect((await api.call('/api/reminders/off', { json: { token } })).status).toBe(200);
  const off = await read(address);
  expect(off.getAllSubcomponents('vevent')).toEqual([]);
  expect(off.getAllSubcomponents('vtimezone')).toHaveLength(1);
});

test('reading it again gives the same event, and another hour changes it', async () => {
  const user = await buildUser(api.db);
  const address = await addressOf(user, 19);
  const [first, second] = [eventOf(await read(address)), eventOf(await read(address))];
  expect(second.component.toString()).toBe(first.component.toString());
  await addressOf(user, 8);
  const moved = eventOf(await read(address));
  expect(moved.uid).toBe(first.uid);
  expect(moved.startDate.hour).toBe(8);
});

test('a renewed calendar has another address, and the former one is none', async () => {
  const user = await buildUser(api.db);
  const former = await addressOf(user, 19);
  const renewed = await api.call('/api/profile/reminder/calendar', { method: 'POST', user });
  const { pathname, search } = new URL((renewed.body as Reminder).calendar ?? '');
  expect((await fetch(former)).status).toBe(404);
  eventOf(await read(`${api.origin}${pathname}${search}`));
});

test('a calendar that is off cannot be renewed', async () => {
  const user = await buildUser(api.db);
  const renewed = await api.call('/api/profile/reminder/calendar', { method: 'POST', user });
  expect(renewed).toMatchObject({ status: 409, body: { code: 'reminder_off' } });
});

test.each(['', 'x', `${'a'.repeat(32)}.1.${'b'.repeat(43)}`])(
  'the key %j opens no calendar',
  async (key) => {
    const answer = await api.call(`/api/reminders/calendar.ics?key=${key}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'reminder_link_invalid' } });
  },
);
