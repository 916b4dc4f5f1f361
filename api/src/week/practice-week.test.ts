import type { PracticeWeek } from '@topwords/platform/contracts';
import { choose } from '../practice/testing/queue.ts';
import { buildReview, review, undo } from '../practice/testing/reviews.ts';
import { buildBank, buildMark, buildUser } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';
import type { User } from '../users/user-repository.ts';

const api = sharedApi(() => {
  const bank = buildBank();
  const words = bank.words.map((word) => ({ ...word, share: word.text === 'casa' ? 50_000 : 0 }));
  return startApi({ bank: { ...bank, words } });
});

/** A Friday. */
const now = Date.parse('2026-11-20T09:30:00Z');
const createdAt = Date.parse('2026-11-10T08:00:00Z');

beforeEach(() => {
  api.clock.now = now;
});

function learner(overrides: Partial<User> = {}): Promise<User> {
  return buildUser(api.db, { createdAt, ...overrides });
}

async function weekOf(user: User, query = ''): Promise<PracticeWeek> {
  const answer = await api.call(`/api/practice/week${query}`, { user });
  expect(answer.status).toBe(200);
  return answer.body as PracticeWeek;
}

/** An answer that took a minute. */
function minute(time: string) {
  return { reviewed_at: time, duration_ms: 60_000 };
}

/** Its days, without goals. */
async function daysOf(user: User, query?: string) {
  const { days } = await weekOf(user, query);
  return days.map(({ date, answers, right, new_words: fresh }) => [date, answers, right, fresh]);
}

test('an empty week has seven days, of which today is one', async () => {
  const week = await weekOf(await learner());
  expect(week).toMatchObject({
    week: '2026-W47',
    previous: '2026-W46',
    next: null,
    today: '2026-11-20',
    gained: [],
    slipped: [],
    understanding: [],
  });
  expect(week.days.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(week.days[0]).toEqual({
    date: '2026-11-16',
    answers: 0,
    right: 0,
    seconds: 0,
    is_estimated: false,
    new_words: 0,
    goal: 20,
    goal_kind: 'words',
    is_goal_reached: false,
  });
});

test('a day has its answers, their time, the share that was right, and new words', async () => {
  const user = await learner();
  const undone = buildReview({ card_id: 'word-31', reviewed_at: '2026-11-17T10:00:00Z' });
  await review(
    api,
    user,
    { reviewed_at: '2026-11-15T23:59:59Z', duration_ms: 9000 },
    { reviewed_at: '2026-11-16T00:00:00Z', rating: 'again', duration_ms: 9500 },
    { reviewed_at: '2026-11-16T00:10:00Z', duration_ms: 9500 },
    { card_id: 'word-23', reviewed_at: '2026-11-16T23:59:59Z' },
    undone,
  );
  await undo(api, user, undone);
  const { days } = await weekOf(user);
  expect(days[0]).toMatchObject({
    answers: 3,
    right: 2,
    seconds: 39,
    is_estimated: true,
    new_words: 1,
  });
  expect(days[1]).toMatchObject({ answers: 0, new_words: 0 });
  expect((await daysOf(user, '?week=2026-W46')).at(-1)).toEqual(['2026-11-15', 1, 1, 1]);
});

test('new words that were recalled are gained, and older ones that were not slipped', async () => {
  const user = await learner();
  await review(
    api,
    user,
    { reviewed_at: '2026-11-13T08:00:00Z' },
    { reviewed_at: '2026-11-16T08:00:00Z', rating: 'again' },
    { reviewed_at: '2026-11-16T08:20:00Z' },
    { card_id: 'word-31', reviewed_at: '2026-11-17T08:00:00Z' },
    { card_id: 'word-23', reviewed_at: '2026-11-18T08:00:00Z', rating: 'again' },
  );
  const { gained, slipped } = await weekOf(user);
  expect(gained).toEqual([expect.objectContaining({ id: 31, language_code: 'ru' })]);
  expect(slipped).toEqual([{ id: 21, text: 'casa', language_code: 'es' }]);
  const before = await weekOf(user, '?week=2026-W46');
  expect(before.gained).toMatchObject([{ id: 21 }]);
  expect(before.slipped).toEqual([]);
});

test('a day’s goal is the one of that day, in words or in minutes', async () => {
  const user = await learner();
  api.clock.now = Date.parse('2026-11-17T09:00:00Z');
  await choose(api, user, { daily_goal: 5 });
  api.clock.now = Date.parse('2026-11-18T09:00:00Z');
  await choose(api, user, { goal_kind: 'minutes' });
  api.clock.now = now;
  for (const wordId of [21, 22, 23, 31]) {
    await buildMark(api.db, user, { wordId, at: Date.parse('2026-11-17T12:00:00Z') });
  }
  await review(api, user, { card_id: 'word-41', reviewed_at: '2026-11-17T10:00:00Z' });
  const times = ['10:00', '10:01', '10:02', '10:03', '10:04'].map(
    (time) => `2026-11-18T${time}:00Z`,
  );
  await review(api, user, ...times.map(minute));
  await review(api, user, ...times.slice(1).map((time) => minute(time.replace('-18T', '-19T'))));
  const { days } = await weekOf(user);
  expect(days.slice(0, 4).map((day) => [day.goal, day.goal_kind, day.is_goal_reached])).toEqual([
    [20, 'words', false],
    [5, 'words', true],
    [5, 'minutes', true],
    [5, 'minutes', false],
  ]);
});

test('days follow the learner’s clock over both changes of summer time', async () => {
  const user = await learner({
    timeZone: 'Europe/Berlin',
    createdAt: Date.parse('2026-01-01T00:00:00Z'),
  });
  const spring = ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'];
  const autumn = ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'];
  const after = ['2026-03-29T22:00:00Z', '2026-10-25T23:00:00Z'];
  await review(
    api,
    user,
    ...[...spring, ...autumn, ...after].map((reviewed_at) => ({ reviewed_at })),
  );
  expect((await daysOf(user, '?week=2026-W13')).slice(-2)).toEqual([
    ['2026-03-28', 1, 1, 1],
    ['2026-03-29', 2, 2, 0],
  ]);
  expect((await daysOf(user, '?week=2026-W14'))[0]).toEqual(['2026-03-30', 1, 1, 0]);
  expect((await daysOf(user, '?week=2026-W43')).slice(-2)).toEqual([
    ['2026-10-24', 1, 1, 0],
    ['2026-10-25', 2, 2, 0],
  ]);
  expect((await daysOf(user, '?week=2026-W44'))[0]).toEqual(['2026-10-26', 1, 1, 0]);
});

test('the current week is that of the learner’s zone', async () => {
  api.clock.now = Date.parse('2026-11-22T23:30:00Z');
  const [berlin, lima] = [
    await weekOf(await learner({ timeZone: 'Europe/Berlin' })),
    await weekOf(await learner({ timeZone: 'America/Lima' })),
  ];
  expect([berlin.week, berlin.today]).toEqual(['2026-W48', '2026-11-23']);
  expect([lima.week, lima.today]).toEqual(['2026-W47', '2026-11-22']);
});

test('the meter is shown before the week and at its end', async () => {
  const user = await learner();
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'es' } });
  api.clock.now = Date.parse('2026-11-12T08:00:00Z');
  await buildMark(api.db, user, { wordId: 21, at: api.clock.now });
  await api.call('/api/words/understanding', { user });
  api.clock.now = now;
  const row = { language_code: 'es', known_words: 1, learning_words: 0, percent: 5 };
  expect((await weekOf(user)).understanding).toEqual([{ ...row, before: 5 }]);
  const past = await weekOf(user, '?week=2026-W46');
  expect(past).toMatchObject({ previous: null, next: '2026-W47' });
  expect(past.understanding).toEqual([{ ...row, before: 0 }]);
  expect((await weekOf(user, '?week=2026-W45')).understanding).toEqual([]);
});

test('weeks before the account exist for reviews that a guest made', async () => {
  const user = await learner();
  await review(api, user, { reviewed_at: '2026-11-08T22:00:00Z' });
  expect(await weekOf(user, '?week=2026-W46')).toMatchObject({ previous: '2026-W45' });
});

test.each(['2026-W54', '2025-W53', '2026-47', 'W47', ''])(
  'the week “%s” is refused with what a week is',
  async (week) => {
    const answer = await api.call(`/api/practice/week?week=${week}`, { user: await learner() });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: 'Must be a week such as 2026-W47', faults: [{ field: 'week' }] },
    });
  },
);

test('a week that has not begun is refused', async () => {
  const answer = await api.call('/api/practice/week?week=2026-W48', { user: await learner() });
  expect(answer).toMatchObject({ status: 400, body: { code: 'week_in_future' } });
});

test('a week is one learner’s', async () => {
  const user = await learner();
  await review(api, user, {});
  expect((await weekOf(await learner())).days.every(({ answers }) => answers === 0)).toBe(true);
  expect((await api.call('/api/practice/week')).status).toBe(401);
});
