import type { Review } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { seededRandom, shuffled, type Random } from './seeded-random.ts';
import { buildReview, postReviews, standingOf, undo } from './testing/reviews.ts';

/** Words with how often each is recalled. */
const cards = [21, 22, 23, 24, 25, 31, 32, 33, 34, 35, 41, 42, 43, 44, 45].map((wordId, index) => ({
  id: `word-${wordId}`,
  recall: 0.72 + index * 0.02,
}));
const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** A year of answers, some of them to one card at the very same time. */
function buildReviews(count: number, random: Random): Review[] {
  return Array.from({ length: count }, () => {
    const hours = Math.floor((random() * year) / hour);
    const { id, recall } = pick(cards, random);
    return buildReview({
      card_id: id,
      rating: random() < recall ? 'good' : 'again',
      exercise: pick(['recognise', 'listen', 'cloze', 'recall'] as const, random),
      reviewed_at: new Date(api.clock.now - year + hours * hour).toISOString(),
    });
  });
}

function byTime(a: Review, b: Review): number {
  return Date.parse(a.reviewed_at) - Date.parse(b.reviewed_at) || (a.id < b.id ? -1 : 1);
}

function cutInBatches<T>(items: readonly T[], random: Random): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < items.length;) {
    const length = 1 + Math.floor(random() * 100);
    batches.push(items.slice(start, start + length));
    start += length;
  }
  return batches;
}

async function send(user: User, reviews: readonly Review[]): Promise<void> {
  const answer = await postReviews(api, user, reviews);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** As a client takes a review back that may not have come: it is sent, whether again or not, and undone. */
async function sendAndUndo(user: User, review: Review): Promise<void> {
  await send(user, [review]);
  expect((await undo(api, user, review)).status).toBe(200);
}

/** The same of learners with the same cards. */
async function standing(user: User) {
  const rows = await standingOf(api, user);
  return { cards: rows.cards.map(withoutUser), marks: rows.marks.map(withoutUser) };
}

function withoutUser(row: object): object {
  return { ...row, user_id: '' };
}

/** The same reviews to a learner each in order, one batch after the other. */
async function standingInOrder(reviews: readonly Review[]) {
  const user = await buildUser(api.db);
  const ordered = reviews.toSorted(byTime);
  for (let start = 0; start < ordered.length; start += 100) {
    await send(user, ordered.slice(start, start + 100));
  }
  return standing(user);
}

test.each([1, 2, 3])(
  '1,000 reviews in another order, twice and in other batches lead to the same (seed %d)',
  async (seed) => {
    const random = seededRandom(String(seed));
    const reviews = buildReviews(1000, random);
    const expected = await standingInOrder(reviews);
    expect(expected.cards).toHaveLength(cards.length);
    const learned = expected.marks.length;
    expect([learned > 0, learned < cards.length]).toEqual([true, true]);

    const user = await buildUser(api.db);
    const repeated = reviews.filter(() => random() < 0.5);
    for (const batch of cutInBatches(shuffled([...reviews, ...repeated], random), random)) {
      await send(user, batch);
    }
    expect(await standing(user)).toEqual(expected);
  },
  60_000,
);

test('1,000 reviews of which some are undone lead to what the others do', async () => {
  const random = seededRandom('4');
  const reviews = buildReviews(1000, random);
  const undone = new Set(shuffled(reviews, random).slice(0, 150));
  const expected = await standingInOrder(reviews.filter((review) => !undone.has(review)));

  const user = await buildUser(api.db);
  // Undone before other copies come, after they came, or between them: all are there.
  const requests = [
    ...cutInBatches(shuffled([...reviews, ...undone], random), random).map(
      (batch) => () => send(user, batch),
    ),
    ...[...undone].map((review) => () => sendAndUndo(user, review)),
  ];
  for (const request of shuffled(requests, random)) await request();
  expect(await standing(user)).toEqual(expected);
}, 60_000);

test('the order is also kept when all come at once', async () => {
  const random = seededRandom('5');
  const reviews = buildReviews(400, random);
  const undone = new Set(reviews.slice(0, 20));
  const expected = await standingInOrder(reviews.filter((review) => !undone.has(review)));
  const user = await buildUser(api.db);
  const batches = cutInBatches(shuffled([...reviews, ...reviews], random), random);
  await Promise.all([
    ...batches.map((batch) => send(user, batch)),
    ...[...undone].map((review) => sendAndUndo(user, review)),
  ]);
  expect(await standing(user)).toEqual(expected);
}, 60_000);
