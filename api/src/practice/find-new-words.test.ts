import type { User } from '../users/user-repository.ts';
import { buildBank, buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildLargeBank, wordOfRank } from './testing/large-bank.ts';
import { buildCard, choose, queueOf, textsOf } from './testing/queue.ts';
import { buildReview, review, undo } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(() => startApi({ bank: buildLargeBank(400) }));
let user: User;

beforeEach(async () => {
  user = await buildUser(api.db);
});

const later = Date.parse('2027-01-01T00:00:00Z');

async function practise(from: number, to: number): Promise<void> {
  for (let rank = from; rank <= to; rank += 1) {
    await buildCard(api.db, user, { wordId: wordOfRank(rank), dueAt: later });
  }
}

async function frontier(): Promise<number | undefined> {
  const row = await api.db('practice_frontiers').where({ user_id: user.id }).first();
  return row?.frequency_rank;
}

/** SQL statements of one queue. */
async function statementsOfQueue(): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  api.db.on('query', note);
  await queueOf(api, user);
  api.db.off('query', note);
  return statements;
}

test('new words are found after hundreds that have been met', async () => {
  await practise(1, 250);
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa251', 'cosa252']);
  expect(await frontier()).toBe(250);
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa251', 'cosa252']);
});

test('a queue runs the same number of statements however many words have been met', async () => {
  // On SQLite, the first call reads what the next ones remember.
  await queueOf(api, user);
  const few = await statementsOfQueue();
  await practise(1, 300);
  await queueOf(api, user);
  const many = await statementsOfQueue();
  expect(many).toEqual(few);
});

test('a word before the frontier is offered again when it is new again', async () => {
  await practise(2, 100);
  const first = buildReview({ card_id: `word-${wordOfRank(1)}` });
  await review(api, user, first);
  expect(await textsOf(api, user, '&limit=1')).toEqual(['cosa101']);
  await undo(api, user, first);
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa1', 'cosa101']);
});

test('a skipped word stays the first new word', async () => {
  await practise(1, 4);
  await practise(6, 200);
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa5', 'cosa201']);
  expect(await frontier()).toBeUndefined();
});

test('there are no new words when all have been met', async () => {
  await practise(1, 400);
  expect(await queueOf(api, user)).toMatchObject({ cards: [], new_count: 0 });
  expect(await frontier()).toBe(400);
  expect(await queueOf(api, user)).toMatchObject({ cards: [], new_count: 0 });
});

test('a queue without new words does not search for them', async () => {
  await practise(1, 40);
  await choose(api, user, { new_words_a_day: 0 });
  const statements = await statementsOfQueue();
  expect(statements.filter((sql) => /^begin|union all/i.test(sql))).toEqual([]);
  expect(await frontier()).toBeUndefined();
});

test('starred words are searched only after the frontier', async () => {
  await practise(1, 100);
  await queueOf(api, user);
  await choose(api, user, { starred_first: true });
  for (const rank of [50, 300]) {
    const json = { word_id: wordOfRank(rank), action: 'star', value: true };
    await api.call('/api/words/setstatus', { user, json });
  }
  expect(await textsOf(api, user, '&limit=2')).toEqual(['cosa300', 'cosa101']);
});

test('another version of the bank restarts the search from the first place', async () => {
  const database = await createTestDatabase();
  const older = await startApi({ bank: buildLargeBank(100), database });
  user = await buildUser(database.db);
  for (let rank = 1; rank <= 50; rank += 1) {
    await buildCard(database.db, user, { wordId: wordOfRank(rank), dueAt: later });
  }
  expect(await textsOf(older, user, '&limit=1')).toEqual(['cosa51']);
  await older.stop();

  const bank = buildLargeBank(100);
  const words = bank.words
    .map((word) => ({ ...word, rank: 101 - word.rank, course: 101 - word.rank }))
    .toReversed();
  const newer = await startApi({
    bank: buildBank({ ...bank, version: 'turned', words }),
    database,
  });
  const cards = await textsOf(newer, user, '&limit=60&beyond_daily=true');
  await newer.stop();
  await database.remove();
  expect(cards).toHaveLength(50);
  expect(cards.slice(0, 2)).toEqual(['cosa100', 'cosa99']);
  expect(cards.at(-1)).toBe('cosa51');
});
