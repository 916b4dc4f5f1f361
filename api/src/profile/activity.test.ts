import type { ActivityDay } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { buildMark, buildUser } from '../testing/factories.ts';
import type { User } from '../users/user-repository.ts';
import { sharedApi } from '../testing/shared-api.ts';

const path = '/api/profile/activity';
const api = sharedApi();

async function review(user: User, time: string, { undone = false } = {}): Promise<void> {
  const at = Date.parse(time);
  await api.db('practice_reviews').insert({
    user_id: user.id,
    id: randomUUIDv7(),
    card_id: 'word-21',
    rating: 'good',
    exercise: 'recognise',
    reviewed_at: at,
    received_at: at,
    undone_at: undone ? at : null,
  });
}

async function daysOf(user: User): Promise<ActivityDay[]> {
  const answer = await api.call(path, { user });
  expect(answer.status).toBe(200);
  return (answer.body as { days: ActivityDay[] }).days;
}

/** Days with any activity. */
async function activeDaysOf(user: User): Promise<ActivityDay[]> {
  return (await daysOf(user)).filter(({ reviews, learned }) => reviews + learned > 0);
}

test('a learner without activity has 371 empty days up to today, each once', async () => {
  const days = await daysOf(await buildUser(api.db));
  expect(days).toHaveLength(371);
  expect(days[0]).toEqual({ date: '2025-11-15', reviews: 0, learned: 0 });
  expect(days.at(-1)?.date).toBe('2026-11-20');
  expect(new Set(days.map(({ date }) => date)).size).toBe(371);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
});

test('reviews and learned words count for their days', async () => {
  const user = await buildUser(api.db);
  for (const time of ['2026-11-18T00:00:00Z', '2026-11-18T12:07:00Z', '2026-11-18T23:59:59Z'])
    await review(user, time);
  await review(user, '2026-11-20T09:00:00Z');
  await buildMark(api.db, user, { wordId: 21, at: Date.parse('2026-11-18T10:00:00Z') });
  await buildMark(api.db, user, { wordId: 22, at: Date.parse('2026-11-18T10:01:00Z') });
  await buildMark(api.db, user, { wordId: 23, action: 'star' });
  expect(await activeDaysOf(user)).toEqual([
    { date: '2026-11-18', reviews: 3, learned: 2 },
    { date: '2026-11-20', reviews: 1, learned: 0 },
  ]);
});

test('undone reviews, older activity and other learners’ activity do not count', async () => {
  const user = await buildUser(api.db);
  await review(user, '2026-11-19T12:00:00Z', { undone: true });
  await review(user, '2025-11-14T23:59:59Z');
  await review(user, '2025-11-15T00:00:00Z');
  // Known before practice began, so it counts for no day.
  await api.db('word_marks').insert({ user_id: user.id, word_id: 24, learned_at: 0 });
  await review(await buildUser(api.db), '2026-11-19T12:00:00Z');
  expect(await activeDaysOf(user)).toEqual([{ date: '2025-11-15', reviews: 1, learned: 0 }]);
});

test.each([
  // Daylight saving time ends at 01:00 UTC on 25 October, a day of 25 hours.
  ['Europe/Madrid', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'],
  // A day of 23 hours.
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-08'],
  // UTC+05:45.
  ['Asia/Kathmandu', '2026-11-17T18:15:00Z', '2026-11-18T18:14:59Z', '2026-11-18'],
  // Daylight saving time shifts by half an hour.
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05T13:29:59Z', '2026-04-05'],
  // Midnight was skipped on that day.
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-24T20:59:59Z', '2026-04-24'],
])('in %s the day goes from %s to %s', async (timeZone, first, last, date) => {
  const user = await buildUser(api.db, { timeZone });
  await review(user, first);
  await review(user, last);
  expect(await activeDaysOf(user)).toEqual([{ date, reviews: 2, learned: 0 }]);
  await review(user, new Date(Date.parse(first) - 1000).toISOString());
  await review(user, new Date(Date.parse(last) + 1000).toISOString());
  expect((await activeDaysOf(user)).map(({ reviews }) => reviews)).toEqual([1, 2, 1]);
});

test.each([
  ['Pacific/Kiritimati', '2025-11-16', '2026-11-21'],
  ['Pacific/Pago_Pago', '2025-11-15', '2026-11-20'],
])('in %s the year ends today, on the learner’s clock', async (timeZone, first, last) => {
  api.clock.now = Date.parse('2026-11-20T11:30:00Z');
  const user = await buildUser(api.db, { timeZone });
  await review(user, '2026-11-20T11:29:00Z');
  const days = await daysOf(user);
  expect(days).toHaveLength(371);
  expect([days[0]?.date, days.at(-1)?.date]).toEqual([first, last]);
  expect(days.at(-1)?.reviews).toBe(1);
});

test('activity needs a token', async () => {
  expect(await api.call(path)).toMatchObject({ status: 401, body: { code: 'token_missing' } });
});
