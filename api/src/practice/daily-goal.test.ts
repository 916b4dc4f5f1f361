import type { DailyStreak, PracticeForecast } from '@topwords/platform/contracts';
import { buildMark } from '../testing/factories.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';
import { findGoals } from './find-goals.ts';
import { choose } from './testing/queue.ts';
import { buildReview, postReviews, review, undo } from './testing/reviews.ts';

const api = sharedApi();
const user = userOfEach(api);

beforeEach(() => {
  api.clock.now = Date.parse('2026-11-20T09:30:00Z');
});

async function today(): Promise<DailyStreak> {
  const { body } = await api.call('/api/words/user/daily_streak', { user });
  return body as DailyStreak;
}

async function streakDays(): Promise<number> {
  const { body } = await api.call('/api/practice/forecast', { user });
  return (body as PracticeForecast).streak_days;
}

test('minutes are the time of all answers of the day, without those that were undone', async () => {
  const last = buildReview({ duration_ms: 45_000 });
  await review(
    api,
    user,
    { reviewed_at: '2026-11-20T08:00:00Z', duration_ms: 50_000 },
    { reviewed_at: '2026-11-20T08:01:00Z', rating: 'again', duration_ms: 30_000 },
    { reviewed_at: '2026-11-19T23:59:59Z', duration_ms: 60_000 },
    last,
  );
  expect(await today()).toMatchObject({ daily_minutes: 2, goal_kind: 'words' });
  await undo(api, user, last);
  expect(await today()).toMatchObject({ daily_minutes: 1 });
});

test('a card that stayed open counts as one minute, and an answer without a time as 20 seconds', async () => {
  await review(api, user, { duration_ms: 3_600_000 });
  expect(await today()).toMatchObject({ daily_minutes: 1 });
  await review(api, user, {}, {}, {});
  expect(await today()).toMatchObject({ daily_minutes: 2 });
});

test('a time that is none is refused', async () => {
  const answers = [-1, 1.5].map((duration_ms) =>
    postReviews(api, user, [buildReview({ duration_ms })]),
  );
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(400);
});

test('each day keeps the goal that it had', async () => {
  await choose(api, user, { daily_goal: 10 });
  api.clock.now = Date.parse('2026-11-22T09:30:00Z');
  await choose(api, user, { goal_kind: 'minutes' });
  await choose(api, user, { daily_goal: 30 });
  const goalOn = await findGoals(api.db, user.id);
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(goalOn)).toMatchObject([
    { kind: 'words', amount: 20 },
    { kind: 'words', amount: 10 },
    { kind: 'words', amount: 10 },
    { kind: 'minutes', amount: 30 },
  ]);
});

test('a word marked as learned makes a day of the streak only while the goal is in words', async () => {
  await buildMark(api.db, user, { wordId: 21, at: Date.parse('2026-11-19T09:00:00Z') });
  await buildMark(api.db, user, { wordId: 23, at: api.clock.now });
  expect(await streakDays()).toBe(2);
  await choose(api, user, { goal_kind: 'minutes' });
  expect(await streakDays()).toBe(1);
  await review(api, user, {});
  expect(await streakDays()).toBe(2);
});
