import type { LanguageCode, PracticeForecast } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { saveCards } from './card-repository.ts';
import { newMemory } from './scheduler.ts';
import { buildReview, review, undo } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();

async function forecast(user: User, language?: LanguageCode): Promise<PracticeForecast> {
  const query = language === undefined ? '' : `?language=${language}`;
  const answer = await api.call(`/api/practice/forecast${query}`, { user });
  expect(answer.status).toBe(200);
  return answer.body as PracticeForecast;
}

let cardsBuilt = 1000;

async function buildDue(user: User, time: string | null, languageCode = 'es'): Promise<void> {
  cardsBuilt += 1;
  const card = {
    ...newMemory,
    id: `word-${cardsBuilt}`,
    wordId: cardsBuilt,
    languageCode,
    knownAt: time === null ? 1 : null,
    dueAt: time === null ? null : Date.parse(time),
  };
  await saveCards(api.db, user.id, [card]);
}

/** Days with due cards, by date. */
function daysOf({ days }: PracticeForecast): Record<string, number> {
  return Object.fromEntries(days.filter(({ due }) => due > 0).map(({ date, due }) => [date, due]));
}

test('the forecast of a learner who has practised nothing is empty', async () => {
  const user = await buildUser(api.db);
  const { days, ...counts } = await forecast(user);
  expect(counts).toEqual({
    due_now: 0,
    reviewed_today: 0,
    streak_days: 0,
    is_freeze_used: false,
  });
  expect(days.map(({ date }) => date.slice(5))).toEqual(
    '11-20 11-21 11-22 11-23 11-24 11-25 11-26 11-27 11-28 11-29 11-30 12-01 12-02 12-03'.split(
      ' ',
    ),
  );
  expect(days.every(({ due }) => due === 0)).toBe(true);
});

test('overdue cards count for today; distant and known ones do not count', async () => {
  const user = await buildUser(api.db);
  const times = [
    '2026-10-01T00:00:00Z',
    '2026-11-20T09:30:00Z',
    '2026-11-20T09:30:00.001Z',
    '2026-11-21T00:00:00Z',
    '2026-12-03T23:59:59.999Z',
    '2026-12-04T00:00:00Z',
    null,
  ];
  for (const time of times) await buildDue(user, time);
  await buildDue(await buildUser(api.db), '2026-11-20T08:00:00Z');
  const found = await forecast(user);
  expect(found.due_now).toBe(2);
  expect(daysOf(found)).toEqual({ '2026-11-20': 3, '2026-11-21': 1, '2026-12-03': 1 });
});

test('the same times fall on different days in Berlin and in Los Angeles', async () => {
  api.clock.now = Date.parse('2026-11-20T05:00:00Z');
  const found: Record<string, unknown> = {};
  for (const timeZone of ['Europe/Berlin', 'America/Los_Angeles']) {
    const user = await buildUser(api.db, { timeZone });
    await buildDue(user, '2026-11-20T22:59:59Z');
    await buildDue(user, '2026-11-20T23:00:00Z');
    await buildDue(user, '2026-11-21T07:59:59Z');
    await buildDue(user, '2026-11-21T08:00:00Z');
    await review(
      api,
      user,
      { card_id: 'word-22', reviewed_at: '2026-11-19T07:30:00Z' },
      { card_id: 'word-22', reviewed_at: '2026-11-19T22:30:00Z' },
      { card_id: 'word-22', reviewed_at: '2026-11-20T04:30:00Z' },
    );
    await api.db('practice_cards').where({ user_id: user.id, id: 'word-22' }).delete();
    const one = await forecast(user);
    found[timeZone] = {
      days: daysOf(one),
      first: one.days[0]?.date,
      today: one.reviewed_today,
      streak: one.streak_days,
    };
  }
  expect(found).toEqual({
    // 06:00 on the 20th.
    'Europe/Berlin': {
      days: { '2026-11-20': 1, '2026-11-21': 3 },
      first: '2026-11-20',
      today: 1,
      streak: 2,
    },
    // 21:00 on the 19th; the first review was at 23:30 on the 18th.
    'America/Los_Angeles': {
      days: { '2026-11-20': 3, '2026-11-21': 1 },
      first: '2026-11-19',
      today: 2,
      streak: 2,
    },
  });
});

test('days on which the clocks change count their own cards', async () => {
  // New York: 25 hours on 1 November 2026, from 04:00Z to 05:00Z on the 2nd.
  api.clock.now = Date.parse('2026-10-31T16:00:00Z');
  const autumn = await buildUser(api.db, { timeZone: 'America/New_York' });
  for (const time of ['01T03:59:59Z', '01T04:00:00Z', '02T04:59:59Z', '02T05:00:00Z']) {
    await buildDue(autumn, `2026-11-${time}`);
  }
  const found = await forecast(autumn);
  expect(daysOf(found)).toEqual({ '2026-10-31': 1, '2026-11-01': 2, '2026-11-02': 1 });
  expect(new Set(found.days.map(({ date }) => date)).size).toBe(14);
  expect(found.days[13]?.date).toBe('2026-11-13');

  // Berlin: 23 hours on 28 March 2027, from 23:00Z on the 27th to 22:00Z.
  api.clock.now = Date.parse('2027-03-27T12:00:00Z');
  const spring = await buildUser(api.db, { timeZone: 'Europe/Berlin' });
  for (const time of ['27T22:59:59Z', '27T23:00:00Z', '28T21:59:59Z', '28T22:00:00Z']) {
    await buildDue(spring, `2027-03-${time}`);
  }
  const next = await forecast(spring);
  expect(daysOf(next)).toEqual({ '2027-03-27': 1, '2027-03-28': 2, '2027-03-29': 1 });
  expect(next.days[13]?.date).toBe('2027-04-09');
});

test('a streak continues across a clock change', async () => {
  api.clock.now = Date.parse('2026-11-04T04:30:00Z');
  const user = await buildUser(api.db, { timeZone: 'America/New_York' });
  // 23:30 on each evening from 30 October to 3 November.
  const evenings = ['10-31T03:30', '11-01T03:30', '11-02T04:30', '11-03T04:30', '11-04T04:30'];
  for (const time of evenings) await review(api, user, { reviewed_at: `2026-${time}:00Z` });
  expect(await forecast(user)).toMatchObject({ streak_days: 5, is_freeze_used: false });
});

test('a language has its own cards and reviews, but the streak covers all languages', async () => {
  const user = await buildUser(api.db);
  await buildDue(user, '2026-11-20T08:00:00Z', 'ru');
  await buildDue(user, '2026-11-25T08:00:00Z', 'es');
  await review(api, user, { card_id: 'word-31' }, { card_id: 'word-32' });
  await review(api, user, { card_id: 'word-21', reviewed_at: '2026-11-19T09:00:00Z' });
  const all = { reviewed_today: 2, streak_days: 2 };
  expect(await forecast(user)).toMatchObject({ ...all, due_now: 2 });
  expect(await forecast(user, 'ru')).toMatchObject({ ...all, due_now: 1 });
  expect(await forecast(user, 'es')).toMatchObject({ ...all, due_now: 1, reviewed_today: 0 });
  expect(await forecast(user, 'tr')).toMatchObject({ ...all, due_now: 0, reviewed_today: 0 });
});

test('cards that no queue shows are not due', async () => {
  const user = await buildUser(api.db, { native: 'en' });
  await buildDue(user, '2026-11-20T08:00:00Z', 'es');
  await buildDue(user, '2026-11-20T08:00:00Z', 'en');
  await buildDue(user, '2026-11-20T08:00:00Z', 'zh-Hant');
  const all = await forecast(user);
  expect(all.due_now).toBe(1);
  expect(daysOf(all)).toEqual({ '2026-11-20': 1 });
});

test('an undone review does not count for its day', async () => {
  const user = await buildUser(api.db);
  const only = buildReview();
  await review(api, user, only);
  expect(await forecast(user)).toMatchObject({ reviewed_today: 1, streak_days: 1 });
  await undo(api, user, only);
  expect(await forecast(user)).toMatchObject({ reviewed_today: 0, streak_days: 0 });
});

test('a learned word makes a day count, and one day of the week may be missed', async () => {
  const user = await buildUser(api.db);
  await buildMark(api.db, user, { at: Date.parse('2026-11-17T23:00:00Z') });
  await review(api, user, { reviewed_at: '2026-11-19T08:00:00Z' });
  expect(await forecast(user)).toMatchObject({ streak_days: 2, is_freeze_used: true });
  await buildMark(api.db, user, { wordId: 22, action: 'star', at: api.clock.now });
  expect(await forecast(user)).toMatchObject({ streak_days: 2 });
});

test('a streak may be longer than the first query', async () => {
  const user = await buildUser(api.db);
  const day = 24 * 60 * 60 * 1000;
  const times = Array.from({ length: 400 }, (_one, index) => api.clock.now - index * day);
  // Three days into the streak one is missed: the 17th, of this week.
  const reviews = times.toSpliced(3, 1).map((time, index) =>
    buildReview({
      card_id: `word-${21 + (index % 4)}`,
      reviewed_at: new Date(time).toISOString(),
    }),
  );
  for (let start = 0; start < reviews.length; start += 100) {
    await review(api, user, ...reviews.slice(start, start + 100));
  }
  expect(await forecast(user)).toMatchObject({ streak_days: 399, is_freeze_used: true });
});

test('an unknown language is refused', async () => {
  const user = await buildUser(api.db);
  const answer = await api.call('/api/practice/forecast?language=de', { user });
  expect(answer.status).toBe(400);
});
