import type { Review } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { seededRandom, shuffled, type Random } from './seeded-random.ts';
import { buildReview, postReviews, storedStateOf, undo } from './testing/reviews.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { TestAnswer } from '../testing/start-api.ts';

/** Words with how often each is recalled. */
const cards = [21, 22, 23, 24, 25, 31, 32, 33, 34, 35, 41, 42, 43, 44, 45].map((wordId, index) => ({
  id: `word-${wordId}`,
  recall: 0.72 + index * 0.02,
}));
const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;
/** A server that is kept from working may let the calls in parallel wait too long. */
const maxAttempts = 5;

const api = sharedApi();

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** A year of answers, some of them to one card at exactly the same time. */
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

/** Makes a call again, like a client, if no connection to the database was free in time. */
async function untilAvailable(call: () => Promise<TestAnswer>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await call();
    if (status === 200) return;
    if (status !== 503 || attempt === maxAttempts) throw new Error(JSON.stringify(body));
  }
}

function send(user: User, reviews: readonly Review[]): Promise<void> {
  return untilAvailable(() => postReviews(api, user, reviews));
}

/** Undoes like a client that does not know whether the review arrived: it sends the review first. */
async function sendAndUndo(user: User, review: Review): Promise<void> {
  await send(user, [review]);
  await untilAvailable(() => undo(api, user, review));
}

/** The stored state without user ids: equal for learners with the same cards. */
async function anonymousStateOf(user: User) {
  const rows = await storedStateOf(api, user);
  return { cards: rows.cards.map(withoutUser), marks: rows.marks.map(withoutUser) };
}

function withoutUser(row: object): object {
  return { ...row, user_id: '' };
}

/** The state of a new learner who sends the reviews in order, one batch after the other. */
async function stateInOrder(reviews: readonly Review[]) {
  const user = await buildUser(api.db);
  const ordered = reviews.toSorted(byTime);
  for (let start = 0; start < ordered.length; start += 100) {
    await send(user, ordered.slice(start, start + 100));
  }
  return anonymousStateOf(user);
}

test.each([1, 2, 3])(
  '1,000 reviews sent twice, shuffled and in other batches lead to the same state (seed %d)',
  async (seed) => {
    const random = seededRandom(String(seed));
    const reviews = buildReviews(1000, random);
    const expected = await stateInOrder(reviews);
    expect(expected.cards).toHaveLength(cards.length);
    const learned = expected.marks.length;
    expect([learned > 0, learned < cards.length]).toEqual([true, true]);

    const user = await buildUser(api.db);
    const repeated = reviews.filter(() => random() < 0.5);
    for (const batch of cutInBatches(shuffled([...reviews, ...repeated], random), random)) {
      await send(user, batch);
    }
    expect(await anonymousStateOf(user)).toEqual(expected);
  },
  60_000,
);

test('1,000 reviews of which some are undone lead to the same state as the rest alone', async () => {
  const random = seededRandom('4');
  const reviews = buildReviews(1000, random);
  const undone = new Set(shuffled(reviews, random).slice(0, 150));
  const expected = await stateInOrder(reviews.filter((review) => !undone.has(review)));

  const user = await buildUser(api.db);
  // Covers undos before, after and between other copies of a review.
  const requests = [
    ...cutInBatches(shuffled([...reviews, ...undone], random), random).map(
      (batch) => () => send(user, batch),
    ),
    ...[...undone].map((review) => () => sendAndUndo(user, review)),
  ];
  for (const request of shuffled(requests, random)) await request();
  expect(await anonymousStateOf(user)).toEqual(expected);
}, 60_000);

test('reviews sent in parallel lead to the same state', async () => {
  const random = seededRandom('5');
  const reviews = buildReviews(400, random);
  const undone = new Set(reviews.slice(0, 20));
  const expected = await stateInOrder(reviews.filter((review) => !undone.has(review)));
  const user = await buildUser(api.db);
  const batches = cutInBatches(shuffled([...reviews, ...reviews], random), random);
  await Promise.all([
    ...batches.map((batch) => send(user, batch)),
    ...[...undone].map((review) => sendAndUndo(user, review)),
  ]);
  expect(await anonymousStateOf(user)).toEqual(expected);
}, 60_000);
