import { buildMark, buildUser } from '../testing/factories.ts';
import { buildReview, review, undo } from '../practice/testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi();

function at(time: string): number {
  return Date.parse(time);
}

// @spec P4 E9 C13
test('each language has its row, with only the learner’s own marks', async () => {
  const user = await buildUser(api.db);
  await buildMark(api.db, user, { wordId: 21, action: 'learned' });
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  await buildMark(api.db, user, { wordId: 22, action: 'star' });
  await buildMark(api.db, user, { wordId: 999, action: 'learned' });
  await buildMark(api.db, await buildUser(api.db), { wordId: 31, action: 'learned' });
  const answer = await api.call('/api/words/get_statistics', { user });
  const none = { total_words: 5, learned_words: 0, starred_words: 0 };
  expect(answer.body).toEqual([
    { language_code: 'en', language_name: 'English', ...none },
    {
      language_code: 'es',
      language_name: 'Spanish',
      total_words: 5,
      learned_words: 1,
      starred_words: 2,
    },
    { language_code: 'ru', language_name: 'Russian', ...none },
    { language_code: 'tr', language_name: 'Turkish', ...none },
  ]);
});

// @spec C14
test('parts of speech are counted in the target languages', async () => {
  const user = await buildUser(api.db);
  const path = '/api/words/get_pos_statistics';
  expect((await api.call(path, { user })).body).toEqual([]);
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'es' } });
  await buildMark(api.db, user, { wordId: 25, action: 'learned' });
  expect((await api.call(path, { user })).body).toEqual([
    { language_code: 'es', pos: 'noun', total_words: 3, learned_words: 0, starred_words: 0 },
    { language_code: 'es', pos: 'verb', total_words: 1, learned_words: 1, starred_words: 0 },
    { language_code: 'es', pos: 'adjective', total_words: 1, learned_words: 0, starred_words: 0 },
  ]);
});

describe('the daily streak', () => {
  const path = '/api/words/user/daily_streak';

  // @spec E13
  test('is empty for a learner who has learned nothing', async () => {
    const user = await buildUser(api.db);
    expect((await api.call(path, { user })).body).toEqual({
      daily_learned_words: 0,
      daily_minutes: 0,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: null,
    });
  });

  // @spec C18
  test('counts days in the learner’s time zone, not the server’s', async () => {
    // 09:30 UTC on the 20th: in Tokyo the day began at 15:00 UTC on the 19th, in New York at 05:00.
    const times = ['2026-11-19T14:59:59Z', '2026-11-19T15:00:00Z', '2026-11-20T05:00:00Z'];
    const counts: Record<string, number> = {};
    for (const timeZone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
      const user = await buildUser(api.db, { timeZone });
      for (const [index, time] of times.entries()) {
        await buildMark(api.db, user, { wordId: 21 + index, at: at(time) });
      }
      const { body } = await api.call(path, { user });
      counts[timeZone] = (body as { daily_learned_words: number }).daily_learned_words;
    }
    expect(counts).toEqual({ 'Asia/Tokyo': 2, 'America/New_York': 1, UTC: 1 });
  });

  test('names the language of the last learned word, today or before', async () => {
    const user = await buildUser(api.db);
    await buildMark(api.db, user, { wordId: 21, at: at('2026-11-10T10:00:00Z') });
    await buildMark(api.db, user, { wordId: 31, at: at('2026-11-11T10:00:00Z') });
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 0,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: 'ru',
    });
    await buildMark(api.db, user, { wordId: 41, at: at('2026-11-20T09:00:00Z') });
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 1,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: 'tr',
    });
  });

  test('counts words answered Good, each once, including learned ones', async () => {
    const user = await buildUser(api.db);
    const last = buildReview({ card_id: 'word-41' });
    await review(
      api,
      user,
      { card_id: 'word-21', reviewed_at: '2026-11-20T09:00:00Z' },
      { card_id: 'word-21', reviewed_at: '2026-11-20T09:10:00Z' },
      { card_id: 'word-22', reviewed_at: '2026-11-19T23:59:59Z' },
      { card_id: 'word-23', rating: 'again', reviewed_at: '2026-11-20T09:00:00Z' },
      last,
    );
    await buildMark(api.db, user, { wordId: 21, at: at('2026-11-20T08:00:00Z') });
    await buildMark(api.db, user, { wordId: 31, at: at('2026-11-20T08:30:00Z') });
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 3,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: 'tr',
    });
    await undo(api, user, last);
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 2,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: 'es',
    });
  });

  test('names the language of the last word answered Good, even long ago', async () => {
    const user = await buildUser(api.db);
    await buildMark(api.db, user, { wordId: 21, at: at('2026-11-10T10:00:00Z') });
    await review(
      api,
      user,
      { card_id: 'word-31', reviewed_at: '2026-11-11T10:00:00Z' },
      { card_id: 'word-41', rating: 'again', reviewed_at: '2026-11-12T10:00:00Z' },
    );
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 0,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: 'ru',
    });
  });

  test('ignores a word that is no longer marked', async () => {
    const user = await buildUser(api.db);
    const json = { word_id: 21, action: 'learned' };
    await api.call('/api/words/setstatus', { user, json });
    expect((await api.call(path, { user })).body).toMatchObject({ daily_learned_words: 1 });
    await api.call('/api/words/setstatus', { user, json });
    expect((await api.call(path, { user })).body).toMatchObject({
      daily_learned_words: 0,
      daily_goal: 20,
      goal_kind: 'words',
      last_learned_language: null,
    });
  });
});

// @spec E3 E14 C17
test('the profile counts learned words, and days from the first as day one', async () => {
  const createdAt = at('2026-11-01T22:30:00Z');
  const user = await buildUser(api.db, { createdAt, timeZone: 'Europe/Istanbul', username: 'Can' });
  await buildMark(api.db, user, { wordId: 21 });
  await buildMark(api.db, user, { wordId: 31 });
  await buildMark(api.db, user, { wordId: 32, action: 'star' });
  const answer = await api.call('/api/words/profile/fetch_statistics', { user });
  expect(answer.body).toEqual({
    username: 'Can',
    email: user.email,
    is_premium: false,
    total_learned_words: 2,
    // It was already the 2nd in Istanbul.
    days_registered: 19,
    join_date: '2026-11-01T22:30:00.000Z',
  });
});

// @spec E3 RP3
test('a premium member is reported as one', async () => {
  const user = await buildUser(api.db);
  await api.db('users').where({ id: user.id }).update({ is_premium: 1 });
  const answer = await api.call('/api/words/profile/fetch_statistics', { user });
  expect(answer.body).toMatchObject({ is_premium: true });
});
