import type { ErrorBody, Reminder } from '@topwords/platform/contracts';
import { buildUser } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import type { TestAnswer } from '../testing/start-api.ts';
import { findReminder } from './reminder-repository.ts';
import { getReminder } from './get-reminder.ts';

const path = '/api/profile/reminder';
const api = sharedApi();
const user = userOfEach(api);

function set(json: unknown, of = user) {
  return api.call(path, { method: 'PUT', user: of, json });
}

function codeIn({ status, body }: TestAnswer): string {
  return `${status} ${(body as ErrorBody).code}`;
}

test('a reminder is off until its hour is chosen, and off again with null', async () => {
  const off = {
    hour: null,
    by_mail: false,
    mail: 'ready',
    push: 'unavailable',
    offer: false,
    calendar: null,
  };
  expect(await api.call(path, { user })).toMatchObject({ status: 200, body: off });
  const on = await set({ hour: 19, by_mail: true });
  expect(on.body).toEqual({
    hour: 19,
    by_mail: true,
    mail: 'ready',
    push: 'unavailable',
    offer: false,
    calendar: expect.stringMatching(
      /^https:\/\/topwords\.test\/api\/reminders\/calendar\.ics\?key=[\w.-]{78}$/,
    ),
  });
  expect((await api.call(path, { user })).body).toEqual(on.body);
  expect((await set({ hour: null, by_mail: false })).body).toEqual(off);
  expect((await api.call(path, { user })).body).toEqual(off);
});

test('another hour keeps the address of the calendar, also after turning it off', async () => {
  const first = (await set({ hour: 19, by_mail: true })).body as Reminder;
  await set({ hour: null, by_mail: false });
  const second = (await set({ hour: 8, by_mail: false })).body as Reminder;
  expect(second).toEqual({ ...first, hour: 8, by_mail: false });
});

test.each([
  // The clock says 09:30.
  ['later today', 10, '2026-11-20T10:00:00.000Z'],
  ['the present one', 9, '2026-11-20T09:00:00.000Z'],
  ['one that is over', 8, '2026-11-21T08:00:00.000Z'],
])('when the hour is %s, mails are looked at in time', async (_name, hour, expected) => {
  await set({ hour, by_mail: true });
  const { lookAt } = (await findReminder(api.db, user.id)) ?? {};
  expect(new Date(lookAt ?? 0).toISOString()).toBe(expected);
});

test('without mails nothing is looked at', async () => {
  await set({ hour: 19, by_mail: false });
  expect((await findReminder(api.db, user.id))?.lookAt).toBeNull();
});

test('the hour is one of the zone that the learner fixes later', async () => {
  await set({ hour: 19, by_mail: true });
  const json = { time_zone: 'America/Lima' };
  await api.call('/api/profile/settings', { method: 'PUT', user, json });
  const { lookAt } = (await findReminder(api.db, user.id)) ?? {};
  expect(new Date(lookAt ?? 0).toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('an address that nobody confirmed gets no mails, and the answer says what to do', async () => {
  const unconfirmed = await buildUser(api.db, { verifiedAt: null });
  const answer = await set({ hour: 19, by_mail: true }, unconfirmed);
  expect(codeIn(answer)).toBe('409 reminder_mail_unavailable');
  expect((answer.body as ErrorBody).detail).toMatch(/^Confirm your email first/);
  expect((await set({ hour: 19, by_mail: false }, unconfirmed)).body).toMatchObject({
    hour: 19,
    mail: 'unconfirmed',
    calendar: expect.stringContaining('.ics'),
  });
});

test('where mails stay on the server, none are offered', async () => {
  const mailer = { delivery: 'outbox' as const };
  const { db, keys, clock } = api;
  const context = { db, user, sessionId: undefined, now: clock.now, keys, mailer, origin: '' };
  expect(await getReminder(context)).toMatchObject({ mail: 'unavailable' });
});

test.each([{ hour: 24 }, { hour: -1 }, { hour: 7.5 }, { hour: '7' }, {}])(
  'the hour of %j is none',
  async (json) => {
    const answer = await set({ by_mail: false, ...json });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', faults: [{ field: 'hour' }] },
    });
    expect(await findReminder(api.db, user.id)).toBeUndefined();
  },
);

test('one learner’s reminder is not another’s', async () => {
  await set({ hour: 19, by_mail: true });
  const other = await buildUser(api.db);
  expect((await api.call(path, { user: other })).body).toMatchObject({ hour: null });
});

test.each([
  ['GET', path],
  ['PUT', path],
  ['POST', `${path}/calendar`],
])('%s %s needs a token', async (method, address) => {
  const json = method === 'PUT' ? { json: { hour: 7, by_mail: false } } : {};
  expect(codeIn(await api.call(address, { method, ...json }))).toBe('401 token_missing');
});

async function practise(time: string): Promise<void> {
  const at = Date.parse(time);
  await api.db('practice_reviews').insert({
    user_id: user.id,
    id: `review-${at}`,
    card_id: 'word-21',
    rating: 'good',
    exercise: 'recall',
    reviewed_at: at,
    received_at: at,
  });
}

async function isOffered(): Promise<boolean> {
  return ((await api.call(path, { user })).body as Reminder).offer;
}

test('a reminder is offered from the third day of practice on, whenever the others were', async () => {
  for (const time of ['2026-11-02T08:00Z', '2026-11-02T09:00Z', '2026-11-18T08:00Z']) {
    await practise(time);
    expect(await isOffered()).toBe(false);
  }
  await practise('2026-11-20T08:00Z');
  expect(await isOffered()).toBe(true);
});

test('it is offered until it is declined, and never after it was set', async () => {
  for (const time of ['2026-11-18T08:00Z', '2026-11-19T08:00Z', '2026-11-20T08:00Z']) {
    await practise(time);
  }
  expect(await isOffered()).toBe(true);
  expect((await set({ hour: null, by_mail: false })).body).toMatchObject({ offer: false });
  expect(await isOffered()).toBe(false);
  expect((await set({ hour: 8, by_mail: false })).body).toMatchObject({ hour: 8 });
  await set({ hour: null, by_mail: false });
  expect(await isOffered()).toBe(false);
});
