import type { LanguageCode, PracticeQueue } from '@topwords/platform/contracts';
import { buildMark, buildUser } from '../testing/factories.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { User } from '../users/user-repository.ts';
import { buildCard, choose, queueOf } from './testing/queue.ts';
import { review } from './testing/reviews.ts';

const api = sharedApi();
const words = { casa: 21, árbol: 22, luz: 23, ev: 41, ağaç: 42, ışık: 43 };

/** A learner of Spanish, Turkish and Russian without new words. */
async function buildLearner(): Promise<User> {
  const user = await buildUser(api.db);
  for (const target_language_code of ['es', 'tr', 'ru']) {
    await api.call('/api/auth/choose_lang', { user, json: { target_language_code } });
  }
  await choose(api, user, { new_words_a_day: 0 });
  return user;
}

function practised(user: User, wordId: number, languageCode: LanguageCode, later = 0) {
  const dueAt = Date.parse('2026-11-20T08:00:00Z') + later;
  return buildCard(api.db, user, { wordId, languageCode, dueAt });
}

const textsOf = ({ cards }: PracticeQueue) => cards.map(({ text }) => text);
const week = 7 * 24 * 60 * 60 * 1000;

test('a card is followed by the known word of its meaning in the other language', async () => {
  const user = await buildLearner();
  await practised(user, words.casa, 'es');
  await practised(user, words.árbol, 'es', 1);
  await practised(user, words.ev, 'tr', week);
  const plain = await queueOf(api, user);
  expect(textsOf(plain)).toEqual(['casa', 'árbol']);
  expect(plain.parallels).toEqual([{ language_code: 'tr', count: 1 }]);
  const both = await queueOf(api, user, '&also=tr');
  expect(textsOf(both)).toEqual(['casa', 'ev', 'árbol']);
  expect(both).toMatchObject({ due_count: 2, new_count: 0, parallels: plain.parallels });
  const [, ev] = both.cards;
  expect(ev).toMatchObject({
    id: 'word-41',
    language_code: 'tr',
    parallel_of: 'word-21',
    is_new: false,
  });
  expect(textsOf(await queueOf(api, user, '&also=ru'))).toEqual(['casa', 'árbol']);
});

test('the sentence is the same in both, and is not shown before the second answer', async () => {
  const user = await buildLearner();
  await practised(user, words.luz, 'es');
  await practised(user, words.ışık, 'tr', week);
  const [luz, ışık] = (await queueOf(api, user, '&also=tr')).cards;
  expect(luz?.example?.parallels?.map(({ language_code: code }) => code)).toEqual(['ru']);
  expect(ışık?.example).toMatchObject({ before: 'Her evde ', answer: 'ışık' });
  expect(ışık?.example?.parallels).toMatchObject([
    { language_code: 'es', text: 'Hay luz en cada casa.' },
    { language_code: 'ru' },
  ]);
});

test('a word that was only marked as learned is not asked, nor is one taken out of practice', async () => {
  const user = await buildLearner();
  await practised(user, words.casa, 'es');
  await practised(user, words.árbol, 'es', 1);
  await buildMark(api.db, user, { wordId: words.ev });
  const known = { card_id: `word-${words.ağaç}`, is_known: true };
  await api.call('/api/practice/known', { user, json: known });
  expect(textsOf(await queueOf(api, user, '&also=tr'))).toEqual(['casa', 'árbol']);
});

test('new words have known parallels too, words that were never met have none', async () => {
  const user = await buildLearner();
  await practised(user, words.ev, 'tr', week);
  await choose(api, user, { new_words_a_day: 3 });
  const { cards, parallels } = await queueOf(api, user, '&also=tr');
  expect(cards.map(({ text }) => text)).toEqual(['luz', 'casa', 'ev', 'árbol']);
  // Its translation has just been shown: choosing it would ask nothing.
  expect(cards[2]?.exercise.kind).not.toBe('recognise');
  expect(cards[2]?.introduction).toBeUndefined();
  expect(parallels).toEqual([{ language_code: 'tr', count: 1 }]);
  const other = await buildLearner();
  await practised(other, words.casa, 'es');
  expect((await queueOf(api, other, '&also=tr')).parallels).toBeUndefined();
});

test('the limit counts every card, and no pair is cut', async () => {
  const user = await buildLearner();
  for (const [place, word] of [words.casa, words.árbol, words.luz].entries()) {
    await practised(user, word, 'es', place);
  }
  for (const word of [words.ev, words.ağaç, words.ışık]) await practised(user, word, 'tr', week);
  expect(textsOf(await queueOf(api, user, '&also=tr&limit=3'))).toEqual(['casa', 'ev', 'árbol']);
  expect(textsOf(await queueOf(api, user, '&also=tr&limit=4'))).toEqual([
    'casa',
    'ev',
    'árbol',
    'ağaç',
  ]);
  expect(await queueOf(api, user, '&also=tr&limit=3')).toMatchObject({ due_count: 3 });
});

test('each answer is a review of its own card, and the day counts both words', async () => {
  const user = await buildLearner();
  await practised(user, words.casa, 'es');
  await practised(user, words.ev, 'tr', week);
  const states = await review(
    api,
    user,
    { card_id: 'word-21', rating: 'good', reviewed_at: '2026-11-20T09:20:00Z' },
    { card_id: 'word-41', rating: 'good', reviewed_at: '2026-11-20T09:21:00Z' },
  );
  expect(states.map(({ card_id: id }) => id)).toEqual(['word-21', 'word-41']);
  const rows = await api.db('practice_reviews').where({ user_id: user.id }).select('card_id');
  expect(rows).toHaveLength(2);
  const { body } = await api.call('/api/words/user/daily_streak', { user });
  expect(body).toMatchObject({ daily_learned_words: 2 });
});

test('a word answered today is not asked again beside another', async () => {
  const user = await buildLearner();
  await practised(user, words.casa, 'es');
  const answered = Date.parse('2026-11-20T08:30:00Z');
  const later = { dueAt: answered + week, lastReviewedAt: answered };
  await buildCard(api.db, user, { wordId: words.ev, languageCode: 'tr', ...later });
  expect(textsOf(await queueOf(api, user, '&also=tr'))).toEqual(['casa']);
});

test('a word that was learned before takes no place among the day’s new ones', async () => {
  const user = await buildLearner();
  await choose(api, user, { new_words_a_day: 2 });
  await buildMark(api.db, user, { wordId: words.ev });
  await review(api, user, { card_id: 'word-41' });
  expect((await queueOf(api, user, '', 'tr')).new_count).toBe(2);
  await review(api, user, { card_id: 'word-42' });
  expect((await queueOf(api, user, '', 'tr')).new_count).toBe(1);
});

test.each([
  ['es', 400, 'languages_equal'],
  ['en', 409, 'language_is_native'],
  ['xx', 400, 'validation_failed'],
  ['', 400, 'validation_failed'],
])('%j as the other language is refused with %i', async (also, status, code) => {
  const user = await buildLearner();
  const answer = await api.call(`/api/practice/queue?language=es&also=${also}`, { user });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, detail: expect.any(String) });
});

test('a language that the learner does not learn is refused', async () => {
  const user = await buildUser(api.db);
  const answer = await api.call('/api/practice/queue?language=es&also=tr', { user });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'language_not_learned' });
});
