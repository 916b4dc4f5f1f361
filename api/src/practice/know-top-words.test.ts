import type { User } from '../users/user-repository.ts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';
import { buildCard, textsOf } from './testing/queue.ts';
import { sharedApi, userOfEach } from '../testing/shared-api.ts';

const api = sharedApi(() => startApi({ bank: buildLargeBank(3000) }));
const user = userOfEach(api);

function knowTopWords(count: number, learner = user) {
  return api.call('/api/practice/known_top', { user: learner, json: { language: 'es', count } });
}

function marksOf({ id }: User) {
  return api.db('word_marks').where({ user_id: id }).orderBy('word_id');
}

test('the most common words become learned, and new words begin after them', async () => {
  expect((await knowTopWords(2500)).body).toEqual({ marked_words: 2500 });
  const marks = await marksOf(user);
  expect(marks).toHaveLength(2500);
  expect(marks.every((mark) => mark.learned_by === 'learner' && mark.starred_at === null)).toBe(
    true,
  );
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa2501', 'cosa2502']);
  const { body } = await api.call('/api/words/get_statistics', { user });
  expect(body).toContainEqual(
    expect.objectContaining({ language_code: 'es', learned_words: 2500 }),
  );
});

test('words that have a card or are already learned stay as they are', async () => {
  const at = Date.parse('2026-11-02T12:00:00Z');
  await buildMark(api.db, user, { wordId: wordOfRank(1), at });
  await buildMark(api.db, user, { wordId: wordOfRank(2), action: 'star', at });
  await buildCard(api.db, user, { wordId: wordOfRank(3) });
  expect((await knowTopWords(5)).body).toEqual({ marked_words: 3 });
  expect(await marksOf(user)).toMatchObject([
    { word_id: wordOfRank(1), starred_at: null, learned_at: at },
    { word_id: wordOfRank(2), starred_at: at, learned_by: 'learner' },
    { word_id: wordOfRank(4) },
    { word_id: wordOfRank(5) },
  ]);
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa3', 'cosa6']);
});

test('the same count again marks nothing, and a higher one marks the rest', async () => {
  await knowTopWords(10);
  expect((await knowTopWords(10)).body).toEqual({ marked_words: 0 });
  expect((await knowTopWords(4)).body).toEqual({ marked_words: 0 });
  expect(await textsOf(api, user, '&limit=1')).toEqual(['cosa11']);
  expect((await knowTopWords(12)).body).toEqual({ marked_words: 2 });
});

test('a count above the number of words marks all of them', async () => {
  expect((await knowTopWords(100_000)).body).toEqual({ marked_words: 3000 });
  expect(await textsOf(api, user)).toEqual([]);
});

test('words known beforehand do not count as today’s work', async () => {
  await knowTopWords(100);
  const { body } = await api.call('/api/words/user/daily_streak', { user });
  expect(body).toMatchObject({ daily_learned_words: 0, last_learned_language: 'es' });
  const forecast = await api.call('/api/practice/forecast', { user });
  expect(forecast.body).toMatchObject({ streak_days: 0 });
});

test('a word that is unmarked again comes back as a new one', async () => {
  await knowTopWords(100);
  const json = { word_id: wordOfRank(7), action: 'learned', value: false };
  await api.call('/api/words/setstatus', { user, json });
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa7', 'cosa101']);
});

test('parallel calls mark each word once', async () => {
  const answers = await Promise.all([knowTopWords(300), knowTopWords(300), knowTopWords(200)]);
  const marked = answers.map(({ body }) => (body as { marked_words: number }).marked_words);
  expect(marked.reduce((sum, count) => sum + count, 0)).toBe(300);
  expect(await marksOf(user)).toHaveLength(300);
});

test.each([0, 1.5, 100_001, '10'])('the count %j is refused', async (count) => {
  const answer = await knowTopWords(count as number);
  expect(answer).toMatchObject({ status: 400, body: { faults: [{ field: 'count' }] } });
});

test('words of the native language are not marked', async () => {
  const spanish = await buildUser(api.db, { native: 'es' });
  expect((await knowTopWords(5, spanish)).body).toMatchObject({ code: 'language_is_native' });
  expect(await marksOf(spanish)).toEqual([]);
});
