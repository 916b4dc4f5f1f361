import type { ReadableSentence, Understanding } from '@topwords/platform/contracts';
import { buildBank, buildMark, buildUser } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import { startApi } from '../testing/start-api.ts';
import { buildCard } from '../practice/testing/queue.ts';
import type { User } from '../users/user-repository.ts';

const shares: Record<string, number> = { casa: 50_000, luz: 12_340, дерево: 30_000 };

const api = sharedApi(() => {
  const bank = buildBank();
  const words = bank.words.map((word) => ({ ...word, share: shares[word.text] ?? 0 }));
  return startApi({ bank: { ...bank, words } });
});

beforeEach(() => {
  api.clock.now = Date.parse('2026-11-20T09:30:00Z');
});

async function understandingOf(user: User, code = 'es'): Promise<Understanding> {
  const answer = await api.call('/api/words/understanding', { user });
  expect(answer.status).toBe(200);
  const row = (answer.body as Understanding[]).find(({ language_code }) => language_code === code);
  if (!row) throw new Error(`There is no row for ${code}`);
  return row;
}

async function learner(): Promise<User> {
  const user = await buildUser(api.db);
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'es' } });
  return user;
}

test('a newcomer understands nothing, and no past is kept', async () => {
  const user = await learner();
  expect(await understandingOf(user)).toEqual({
    language_code: 'es',
    percent: 0,
    known_words: 0,
    learning_words: 0,
    days: [],
  });
  expect(await api.db('understanding_days').where({ user_id: user.id })).toEqual([]);
});

test('learned words and well remembered ones count by their share of text', async () => {
  const user = await learner();
  await buildMark(api.db, user, { wordId: 21 });
  await buildCard(api.db, user, { wordId: 23, dueAt: api.clock.now, stability: 6.9 });
  expect(await understandingOf(user)).toMatchObject({ percent: 5, known_words: 1 });
  await buildCard(api.db, user, { wordId: 23, dueAt: api.clock.now, stability: 7 });
  expect(await understandingOf(user)).toMatchObject({ percent: 6.2, known_words: 2 });
});

test('words that were answered are on their way until they are known', async () => {
  const user = await learner();
  const card = { dueAt: api.clock.now, stability: 2.3, lastReviewedAt: api.clock.now } as const;
  await buildCard(api.db, user, { ...card, wordId: 21 });
  await buildCard(api.db, user, { ...card, wordId: 23 });
  expect(await understandingOf(user)).toMatchObject({ percent: 0, learning_words: 2 });
  await buildMark(api.db, user, { wordId: 23 });
  expect(await understandingOf(user)).toMatchObject({ known_words: 1, learning_words: 1 });
  await buildCard(api.db, user, { ...card, wordId: 21, stability: 7 });
  expect(await understandingOf(user)).toMatchObject({ known_words: 2, learning_words: 0 });
});

test('a starred word does not count, and neither does one that is being learned again', async () => {
  const user = await learner();
  await buildMark(api.db, user, { wordId: 21, action: 'star' });
  const card = { wordId: 23, dueAt: api.clock.now, stability: 30 } as const;
  await buildCard(api.db, user, { ...card, state: 'relearning' });
  expect(await understandingOf(user)).toMatchObject({ percent: 0, known_words: 0 });
});

test('the line has the days on which the figure changed, each once', async () => {
  const user = await learner();
  await buildMark(api.db, user, { wordId: 21 });
  const first = { date: '2026-11-20', percent: 5 };
  expect((await understandingOf(user)).days).toEqual([first]);
  api.clock.now = Date.parse('2026-11-22T08:00:00Z');
  expect((await understandingOf(user)).days).toEqual([first]);
  await buildMark(api.db, user, { wordId: 23 });
  const second = { date: '2026-11-22', percent: 6.2 };
  expect((await understandingOf(user)).days).toEqual([first, second]);
  expect((await understandingOf(user)).days).toEqual([first, second]);
  await api.call('/api/words/setstatus', { user, json: { word_id: 23, action: 'learned' } });
  expect((await understandingOf(user)).days.at(-1)).toEqual({ date: '2026-11-22', percent: 5 });
});

async function readable(user: User, query: string): Promise<ReadableSentence[]> {
  const answer = await api.call(`/api/words/readable_sentences?${query}`, { user });
  expect(answer.status).toBe(200);
  return (answer.body as { sentences: ReadableSentence[] }).sentences;
}

test('wrong questions are refused with what is wrong', async () => {
  const user = await learner();
  const answer = await api.call('/api/words/readable_sentences?language=xx&word_id=a', { user });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'validation_failed' });
});

test('sentences with words outside the bank are never readable', async () => {
  const user = await learner();
  expect(await readable(user, 'language=es')).toEqual([]);
});

test('the figures of several languages are kept together', async () => {
  const user = await learner();
  await api.call('/api/auth/choose_lang', { user, json: { target_language_code: 'ru' } });
  await buildMark(api.db, user, { wordId: 21 });
  await buildMark(api.db, user, { wordId: 32 });
  expect(await understandingOf(user)).toMatchObject({ known_words: 1 });
  expect(await understandingOf(user, 'ru')).toMatchObject({ known_words: 1, percent: 3 });
});
