import type { ActivityDay } from '@topwords/platform/contracts';
import { buildMark, buildUser, testPassword } from '../testing/factories.ts';
import type { User } from '../users/user-repository.ts';
import { sharedApi } from '../testing/shared-api.ts';

const path = '/api/profile/settings';
const api = sharedApi();
let user: User;

beforeEach(async () => {
  user = await buildUser(api.db, { timeZone: 'Europe/Madrid' });
});

const untouched = { time_zone: null, present_time_zone: 'Europe/Madrid' };

function others() {
  return {
    has_password: true,
    has_google: false,
    email: user.email,
    address: 'confirmed',
    new_email: null,
  };
}

function change(json: unknown) {
  return api.call(path, { method: 'PUT', user, json });
}

test('an account uses the browser’s time zone until one is set', async () => {
  expect(await api.call(path, { user })).toMatchObject({ status: 200, body: untouched });
  const set = { ...untouched, time_zone: 'Asia/Tokyo', present_time_zone: 'Asia/Tokyo' };
  expect(await change({ time_zone: 'Asia/Tokyo' })).toMatchObject({ status: 200, body: set });
  expect((await api.call(path, { user })).body).toEqual({ ...set, ...others() });
  expect((await change({ time_zone: null })).body).toEqual({ ...untouched, ...others() });
  expect((await api.call(path, { user })).body).toEqual({ ...untouched, ...others() });
});

test('the browser’s time zone at sign-in does not change the zone that is set', async () => {
  await change({ time_zone: 'Asia/Tokyo' });
  const json = { email: user.email, password: testPassword };
  await api.call('/api/auth/login', { json, headers: { 'X-Time-Zone': 'America/Lima' } });
  expect((await api.call(path, { user })).body).toMatchObject({ present_time_zone: 'Asia/Tokyo' });
  expect((await change({ time_zone: null })).body).toMatchObject({
    present_time_zone: 'America/Lima',
  });
});

test('days are counted in the zone that is set', async () => {
  const at = Date.parse('2026-11-19T23:30:00Z');
  await buildMark(api.db, user, { wordId: 21, at });
  const streak = '/api/words/user/daily_streak';
  expect((await api.call(streak, { user })).body).toMatchObject({ daily_learned_words: 1 });
  await change({ time_zone: 'Pacific/Honolulu' });
  expect((await api.call(streak, { user })).body).toMatchObject({ daily_learned_words: 1 });
  await change({ time_zone: 'UTC' });
  expect((await api.call(streak, { user })).body).toMatchObject({ daily_learned_words: 0 });
  const { days } = (await api.call('/api/profile/activity', { user })).body as {
    days: ActivityDay[];
  };
  expect(days.find(({ learned }) => learned > 0)?.date).toBe('2026-11-19');
});

test.each(['Mars/Olympus', '', '+05:30', 'Europe/Madrid; DROP TABLE users', 'x'.repeat(65), 7])(
  'the time zone %j is unknown',
  async (time_zone) => {
    const answer = await change({ time_zone });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', faults: [{ field: 'time_zone' }] },
    });
    expect((await api.call(path, { user })).body).toEqual({ ...untouched, ...others() });
  },
);

test('the answer says what is wrong with the zone', async () => {
  const detail = 'Unknown time zone';
  expect((await change({ time_zone: 'Mars/Olympus' })).body).toEqual({
    detail,
    code: 'validation_failed',
    faults: [{ field: 'time_zone', code: 'unknown', detail }],
  });
});

test('a zone is stored by its canonical name', async () => {
  expect((await change({ time_zone: 'europe/madrid' })).body).toMatchObject({
    time_zone: 'Europe/Madrid',
  });
});

test('the time zone is required, and nothing else is accepted', async () => {
  expect(await change({})).toMatchObject({
    status: 400,
    body: { faults: [{ field: 'time_zone' }] },
  });
});

test('an account says whether it has a password and a Google sign-in', async () => {
  await api
    .db('users')
    .where({ id: user.id })
    .update({ password_hash: null, google_sub: `google-${user.id}` });
  expect((await api.call(path, { user })).body).toMatchObject({
    has_password: false,
    has_google: true,
  });
});

test('one learner’s zone does not affect another’s', async () => {
  await change({ time_zone: 'Asia/Tokyo' });
  const other = await buildUser(api.db);
  expect((await api.call(path, { user: other })).body).toMatchObject({ time_zone: null });
});

test.each(['GET', 'PUT'])('%s needs a token', async (method) => {
  const json = method === 'PUT' ? { json: { time_zone: null } } : {};
  expect(await api.call(path, { method, ...json })).toMatchObject({
    status: 401,
    body: { code: 'token_missing' },
  });
});
