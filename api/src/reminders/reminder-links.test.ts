import type { ErrorBody, Reminder } from '@topwords/platform/contracts';
import { deriveKeys } from '../auth/keys.ts';
import { createLog } from '../logging/log.ts';
import { buildUser } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';
import { offTokenOf, readOffToken } from './reminder-links.ts';
import { findReminder } from './reminder-repository.ts';

const day = 24 * 60 * 60 * 1000;
const api = sharedApi();
const user = userOfEach(api);

async function turnOn(of: User = user, from: TestApi = api): Promise<string> {
  const json = { hour: 19, by_mail: true };
  await from.call('/api/profile/reminder', { method: 'PUT', user: of, json });
  const found = await findReminder(from.db, of.id);
  if (found === undefined) throw new Error('There is no reminder');
  return offTokenOf(found, from.keys);
}

async function hourOf(of: User = user): Promise<number | null> {
  const { body } = await api.call('/api/profile/reminder', { user: of });
  return (body as Reminder).hour;
}

/** As Gmail does it: a form, no cookies, no origin. */
function oneClick(token: string, from: TestApi = api) {
  return from.call(`/api/reminders/unsubscribe?token=${token}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test('the link turns the reminder off without a session, as often as it is used', async () => {
  const json = { token: await turnOn() };
  const turned = { status: 200, body: { detail: 'Reminders are off', hour: 19 } };
  expect(await api.call('/api/reminders/off', { json })).toMatchObject(turned);
  expect(await hourOf()).toBeNull();
  expect(await api.call('/api/reminders/off', { json })).toMatchObject(turned);
});

test('a mail program turns it off with one click', async () => {
  expect((await oneClick(await turnOn())).status).toBe(200);
  expect(await hourOf()).toBeNull();
});

test('a program that only looks at links turns nothing off, and a person gets to the page', async () => {
  const token = await turnOn();
  const answer = await fetch(`${api.origin}/api/reminders/unsubscribe?token=${token}`, {
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`https://topwords.test/reminders-off#token=${token}`);
  expect(await hourOf()).toBe(19);
});

test('the link turns it on again for a day, as it was', async () => {
  const json = { token: await turnOn() };
  await api.call('/api/reminders/off', { json });
  api.clock.now += day;
  expect((await api.call('/api/reminders/on', { json })).body).toEqual({
    detail: 'Reminders are on again',
    hour: 19,
  });
  const { body } = await api.call('/api/profile/reminder', { user });
  expect(body).toMatchObject({ hour: 19, by_mail: true });
  expect((await findReminder(api.db, user.id))?.lookAt).toBe(Date.parse('2026-11-21T19:00:00Z'));
  await api.call('/api/reminders/off', { json });
  api.clock.now += day + 1;
  expect(codeIn(await api.call('/api/reminders/on', { json }))).toBe('409 reminder_off');
  expect(await hourOf()).toBeNull();
});

test('a link of an earlier mail works after turning the reminder on again', async () => {
  const json = { token: await turnOn() };
  await api.call('/api/reminders/off', { json });
  expect(await turnOn()).toBe(json.token);
  expect((await api.call('/api/reminders/off', { json })).status).toBe(200);
  expect(await hourOf()).toBeNull();
});

test('a link is one account’s, and of one purpose', async () => {
  const own = await turnOn();
  const other = await buildUser(api.db);
  const others = await turnOn(other);
  const { body } = await api.call('/api/profile/reminder', { user });
  const key = new URL((body as Reminder).calendar ?? '').searchParams.get('key') ?? '';
  const [named = '', signature = ''] = own.split('.');
  const forged = [
    '',
    'x',
    key,
    named,
    `${named}.`,
    `${others.split('.')[0]}.${signature}`,
    `${named.toUpperCase()}.${signature}`,
    `${own}x`,
    own.slice(0, -1),
  ];
  for (const token of forged) {
    for (const path of ['off', 'on']) {
      const answer = await api.call(`/api/reminders/${path}`, { json: { token } });
      expect([token, codeIn(answer)]).toEqual([token, '404 reminder_link_invalid']);
    }
    expect(codeIn(await oneClick(encodeURIComponent(token)))).toBe('404 reminder_link_invalid');
  }
  expect([await hourOf(), await hourOf(other)]).toEqual([19, 19]);
});

test('a link of a deleted account is none', async () => {
  const leaving = await buildUser(api.db);
  const token = await turnOn(leaving);
  await api.db('users').where({ id: leaving.id }).delete();
  expect(codeIn(await oneClick(token))).toBe('404 reminder_link_invalid');
});

test('links work after the secret was replaced, and not with another one', () => {
  const secrets = ['the first secret of an installation', 'the second secret of an installation'];
  const [first = '', second = ''] = secrets;
  const token = offTokenOf({ linkId: 'a1', calendarVersion: 1 }, deriveKeys(first));
  expect(readOffToken(token, deriveKeys(second, first))).toBe('a1');
  expect(readOffToken(token, deriveKeys(second))).toBeUndefined();
});

test('a link needs its secret, given once', async () => {
  expect(codeIn(await api.call('/api/reminders/off', { json: {} }))).toBe('400 validation_failed');
  expect(codeIn(await api.call('/api/reminders/unsubscribe', { method: 'POST' }))).toBe(
    '400 validation_failed',
  );
});

test('a page of another origin turns nothing off', async () => {
  const json = { token: await turnOn() };
  const headers = { Origin: 'https://evil.example' };
  expect(codeIn(await api.call('/api/reminders/off', { json, headers }))).toBe(
    '403 origin_refused',
  );
  expect(await hourOf()).toBe(19);
});

test('secrets of links are not logged', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => lines.push(line) });
  const logging = await startApi({ log });
  const learner = await buildUser(logging.db);
  const token = await turnOn(learner, logging);
  const { body } = await logging.call('/api/profile/reminder', { user: learner });
  const address = new URL((body as Reminder).calendar ?? '');
  await fetch(`${logging.origin}${address.pathname}${address.search}`);
  await oneClick(token, logging);
  await oneClick(`${token}x`, logging);
  await logging.stop();
  const all = lines.join('');
  expect(all).toContain('/api/reminders/calendar.ics');
  const [linkId = '', signature = ''] = token.split('.');
  for (const secret of [linkId, signature, address.searchParams.get('key') ?? 'none']) {
    expect(all).not.toContain(secret);
  }
});
