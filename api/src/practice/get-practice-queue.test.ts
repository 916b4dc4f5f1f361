import { buildMark, buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';
import { buildCard, choose, queueOf, textsOf } from './testing/queue.ts';
import { review } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

const hour = 60 * 60 * 1000;

const api = sharedApi(() => startApi({ bank: buildLargeBank(60) }));
const started = Date.parse('2026-11-20T09:30:00Z');

beforeEach(() => {
  api.clock.now = started;
});

function reviewWord(rank: number) {
  const reviewed_at = new Date(api.clock.now).toISOString();
  return { card_id: `word-${wordOfRank(rank)}`, reviewed_at };
}

test('due cards come first, longest overdue first, then new words by frequency', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 2 });
  await buildCard(api.db, user, { wordId: wordOfRank(30), dueAt: started - hour });
  await buildCard(api.db, user, { wordId: wordOfRank(50), dueAt: started - 3 * hour });
  await buildCard(api.db, user, { wordId: wordOfRank(40), dueAt: started });
  await buildCard(api.db, user, { wordId: wordOfRank(1), dueAt: started + 24 * hour });
  const queue = await queueOf(api, user);
  expect(queue.cards.map((card) => card.text)).toEqual([
    'cosa50',
    'cosa30',
    'cosa40',
    'cosa2',
    'cosa3',
  ]);
  expect(queue.cards.map((card) => card.is_new)).toEqual([false, false, false, true, true]);
  expect(queue).toMatchObject({
    due_count: 3,
    new_count: 2,
    next_due_at: new Date(started + 24 * hour).toISOString(),
  });
});

test('the cards of tomorrow are those due now and those due by then, and its new words', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 2 });
  await buildCard(api.db, user, { wordId: wordOfRank(30), dueAt: started - hour });
  await buildCard(api.db, user, { wordId: wordOfRank(40), dueAt: started + 24 * hour });
  await buildCard(api.db, user, { wordId: wordOfRank(50), dueAt: started + 48 * hour });
  const today = await queueOf(api, user);
  expect(today.cards.map(({ text }) => text)).toEqual(['cosa30', 'cosa1', 'cosa2']);
  expect(today.made_for).toBe(new Date(started).toISOString());
  const tomorrow = await queueOf(api, user, '&days_ahead=1');
  expect(tomorrow.cards.map(({ text }) => text)).toEqual(['cosa30', 'cosa40', 'cosa1', 'cosa2']);
  expect(tomorrow).toMatchObject({
    due_count: 2,
    made_for: new Date(started + 24 * hour).toISOString(),
  });
});

test('a card in review is due from the beginning of its day, a learning step to the minute', async () => {
  const dueAt = Date.parse('2026-11-20T23:30:00Z');
  for (const [timeZone, isDue] of [
    ['UTC', true],
    ['Europe/Berlin', false],
    ['America/Los_Angeles', true],
  ] as const) {
    const user = await buildUser(api.db, { timeZone });
    await choose(api, user, { new_words_a_day: 0 });
    await buildCard(api.db, user, { wordId: wordOfRank(7), dueAt });
    await buildCard(api.db, user, {
      wordId: wordOfRank(8),
      dueAt: started + hour,
      state: 'learning',
    });
    const queue = await queueOf(api, user);
    expect(queue.cards.map((card) => card.text)).toEqual(isDue ? ['cosa7'] : []);
    expect(queue).toMatchObject({
      due_count: isDue ? 1 : 0,
      next_due_at: new Date(started + hour).toISOString(),
    });
  }
});

test('a card has everything its exercise needs offline', async () => {
  const user = await buildUser(api.db);
  await buildMark(api.db, user, { wordId: wordOfRank(1), action: 'star' });
  const [card] = (await queueOf(api, user, '&limit=1')).cards;
  expect(card).toMatchObject({
    id: `word-${wordOfRank(1)}`,
    word_id: wordOfRank(1),
    text: 'cosa1',
    translation: 'thing1',
    language_code: 'es',
    native_code: 'en',
    pos: 'verb',
    ipa: null,
    is_new: true,
    is_starred: true,
    strength: 0,
    exercise: { kind: 'recognise', answers: ['thing1'], cloze: null },
    preview: { again: '2026-11-20T09:31:00.000Z', good: '2026-11-20T09:40:00.000Z' },
  });
  expect(card?.exercise.choices).toHaveLength(4);
  expect(card?.exercise.choices).toContain('thing1');
});

test('a card reports its current strength', async () => {
  const user = await buildUser(api.db);
  await buildCard(api.db, user, { wordId: wordOfRank(9), stability: 2 });
  const [card] = (await queueOf(api, user)).cards;
  expect(card?.exercise.kind).toBe('listen');
  expect(card?.strength).toBeGreaterThan(90);
  expect(card?.strength).toBeLessThan(100);
});

test('words that are learned, known or practised are not new', async () => {
  const user = await buildUser(api.db);
  await buildMark(api.db, user, { wordId: wordOfRank(1) });
  const json = { card_id: `word-${wordOfRank(2)}`, is_known: true };
  await api.call('/api/practice/known', { user, json });
  await review(api, user, reviewWord(3));
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa4', 'cosa5']);
});

test('the daily number of new words follows the learner’s time zone', async () => {
  const user = await buildUser(api.db, { timeZone: 'Asia/Tokyo' });
  await choose(api, user, { new_words_a_day: 3 });
  api.clock.now = Date.parse('2026-11-20T14:50:00Z');
  await review(api, user, reviewWord(1), reviewWord(2), reviewWord(2));
  expect(await queueOf(api, user)).toMatchObject({ new_count: 1, cards: [{ text: 'cosa3' }] });
  await review(api, user, reviewWord(3));
  expect(await queueOf(api, user)).toMatchObject({ new_count: 0, cards: [] });
  // Ten minutes on it is midnight in Tokyo, and what was begun is due.
  api.clock.now = Date.parse('2026-11-20T15:01:00Z');
  const tomorrow = await queueOf(api, user);
  expect(tomorrow.cards.map((card) => card.text)).toEqual([
    'cosa1',
    'cosa3',
    'cosa4',
    'cosa5',
    'cosa6',
  ]);
});

test('a late review from yesterday does not count toward today’s number', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 1 });
  await review(api, user, { ...reviewWord(1), reviewed_at: '2026-11-19T20:00:00Z' });
  expect(await queueOf(api, user)).toMatchObject({ due_count: 1, new_count: 1 });
});

test('beyond the daily number, new words fill the remaining room', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 0 });
  expect(await queueOf(api, user)).toMatchObject({ cards: [], new_count: 0 });
  await buildCard(api.db, user, { wordId: wordOfRank(3) });
  const query = '&limit=3&beyond_daily=true';
  expect(await textsOf(api, user, query)).toEqual(['cosa3', 'cosa1', 'cosa2']);
  expect(await textsOf(api, user, '&limit=3&beyond_daily=false')).toEqual(['cosa3']);
});

test('a queue has the learner’s session length by default', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 100 });
  expect((await queueOf(api, user)).cards).toHaveLength(20);
  await choose(api, user, { session_length: 10 });
  const queue = await queueOf(api, user);
  expect(queue.cards).toHaveLength(10);
  expect(queue.new_count).toBe(60);
  expect((await queueOf(api, user, '&limit=100')).cards).toHaveLength(60);
});

test('due cards that do not fit into a session are counted', async () => {
  const user = await buildUser(api.db);
  for (const rank of [1, 2, 3]) await buildCard(api.db, user, { wordId: wordOfRank(rank) });
  const queue = await queueOf(api, user, '&limit=2');
  expect(queue.cards).toHaveLength(2);
  expect(queue).toMatchObject({ due_count: 3, new_count: 10, next_due_at: null });
});

test('starred words come first among new ones if the learner wants that', async () => {
  const user = await buildUser(api.db);
  for (const rank of [40, 20, 30, 50]) {
    await buildMark(api.db, user, { wordId: wordOfRank(rank), action: 'star' });
  }
  await buildMark(api.db, user, { wordId: wordOfRank(50), action: 'learned' });
  await buildCard(api.db, user, { wordId: wordOfRank(30), dueAt: started + 24 * hour });
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa1', 'cosa2']);
  await choose(api, user, { starred_first: true });
  expect(await textsOf(api, user, '&limit=4')).toEqual(['cosa20', 'cosa40', 'cosa1', 'cosa2']);
});

test('a card whose word left the bank is not in the queue', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 0 });
  await buildCard(api.db, user, { wordId: 5 });
  expect((await queueOf(api, user)).cards).toEqual([]);
});

test('cards of other learners and languages are not in the queue', async () => {
  const [user, other] = [await buildUser(api.db), await buildUser(api.db)];
  await choose(api, user, { new_words_a_day: 0 });
  await buildCard(api.db, other, { wordId: wordOfRank(1) });
  await buildCard(api.db, user, { wordId: wordOfRank(2), languageCode: 'tr' });
  expect(await queueOf(api, user)).toEqual({
    cards: [],
    due_count: 0,
    new_count: 0,
    next_due_at: null,
    made_for: new Date(started).toISOString(),
  });
});

test('there is no queue without a native language that differs from the practised one', async () => {
  const nowhere = await buildUser(api.db, { native: null });
  const spanish = await buildUser(api.db, { native: 'es' });
  const path = '/api/practice/queue?language=es';
  expect(await api.call(path, { user: nowhere })).toMatchObject({
    status: 409,
    body: { code: 'native_missing' },
  });
  expect(await api.call(path, { user: spanish })).toMatchObject({
    status: 409,
    body: { code: 'language_is_native' },
  });
});

test.each(['', '?language=de', '?language=es&limit=0', '?language=es&beyond_daily=yes'])(
  'the query “%s” is refused',
  async (query) => {
    const user = await buildUser(api.db);
    const answer = await api.call(`/api/practice/queue${query}`, { user });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  },
);

test('a page that can ask for it gets words to say, and an answer is kept with its exercise', async () => {
  const user = await buildUser(api.db);
  await choose(api, user, { new_words_a_day: 0 });
  await buildCard(api.db, user, { wordId: wordOfRank(2), stability: 60, reviewCount: 5 });
  const kinds = async (query: string) =>
    (await queueOf(api, user, query)).cards.map(({ exercise }) => exercise.kind);
  expect(await kinds('')).toEqual(['recall']);
  expect(await kinds('&speaks=false')).toEqual(['recall']);
  expect(await kinds('&speaks=true')).toEqual(['say']);
  await review(api, user, { ...reviewWord(2), exercise: 'say' });
  const rows = await api.db('practice_reviews').where({ user_id: user.id }).select('exercise');
  expect(rows).toEqual([{ exercise: 'say' }]);
  const answer = await api.call('/api/practice/queue?language=es&speaks=loudly', { user });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'validation_failed' });
});
