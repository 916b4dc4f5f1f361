import { createMemoryStorage } from '@topwords/remote-kit/testing';
import { createGuest } from './create-guest.ts';
import { keepGuest } from './keep-guest.ts';
import { readGuestReviews, removeGuestReview } from './guest-review.ts';

const direction = { native: 'en', target: 'es' } as const;
const start = Date.parse('2026-11-21T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

function buildGuest(storage = createMemoryStorage()) {
  const clock = { now: start };
  return { storage, clock, guest: createGuest(storage, () => clock.now) };
}

test('a guest goes on where the last page was, in each direction', () => {
  const { storage, guest } = buildGuest();
  guest.speak('en');
  guest.moveTo(direction, { round: 0, step: 3 });
  guest.moveTo({ native: 'en', target: 'ru' }, { round: 1, step: 2 });
  const { guest: later } = buildGuest(storage);
  expect(later.state.value.native).toBe('en');
  expect(later.placeIn(direction)).toEqual({ round: 0, step: 3 });
  expect(later.placeIn({ native: 'en', target: 'ru' })).toEqual({ round: 1, step: 2 });
  expect(later.placeIn({ native: 'es', target: 'en' })).toEqual({ round: 0, step: 0 });
});

test('each answer is kept with its time and an id of its own', () => {
  const { storage, clock, guest } = buildGuest();
  const next = { round: 0, step: 1 };
  guest.answer(direction, { word: { id: 7 }, rating: 'again' }, next);
  clock.now += 1000;
  guest.answer(direction, { word: { id: 7 }, rating: 'good' }, next);
  const reviews = readGuestReviews(storage);
  expect(reviews).toMatchObject([
    {
      word_id: 7,
      native: 'en',
      target: 'es',
      rating: 'again',
      reviewed_at: '2026-11-21T12:00:00.000Z',
    },
    { word_id: 7, rating: 'good', reviewed_at: '2026-11-21T12:00:01.000Z' },
  ]);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(2);
  expect(guest.placeIn(direction)).toEqual(next);
});

test('two tabs keep each other’s answers and places', () => {
  const { storage, guest } = buildGuest();
  const { guest: other } = buildGuest(storage);
  guest.answer(direction, { word: { id: 1 }, rating: 'good' }, { round: 0, step: 3 });
  const russian = { native: 'en', target: 'ru' } as const;
  other.answer(russian, { word: { id: 2 }, rating: 'good' }, { round: 0, step: 5 });
  expect(readGuestReviews(storage)).toHaveLength(2);
  const { guest: later } = buildGuest(storage);
  expect([later.placeIn(direction).step, later.placeIn(russian).step]).toEqual([3, 5]);
});

test('the day of a guest begins with the first answer', () => {
  const { clock, guest } = buildGuest();
  clock.now += 3 * day;
  expect(guest.isOver()).toBe(false);
  guest.answer(direction, { word: { id: 1 }, rating: 'good' }, { round: 0, step: 3 });
  clock.now += day - 1;
  expect(guest.isOver()).toBe(false);
  clock.now += 1;
  expect(guest.isOver()).toBe(true);
});

test.each([
  ['no JSON', 'no JSON'],
  ['another version', JSON.stringify({ version: 2, native: 'en', places: {} })],
  ['a list', '[]'],
  ['null', 'null'],
  ['places that are none', JSON.stringify({ version: 1, places: { 'en-es': { round: -1 } } })],
  ['an inherited name', JSON.stringify({ version: 1, native: 'constructor', places: 'x' })],
])('with %s in the storage a guest starts over', (_, stored) => {
  const storage = createMemoryStorage();
  storage.setItem('topwords.guest', stored);
  const { guest } = buildGuest(storage);
  expect(guest.state.value.native).toBeNull();
  expect(guest.placeIn(direction)).toEqual({ round: 0, step: 0 });
});

test('damaged answers are left out', () => {
  const { storage, guest } = buildGuest();
  guest.answer(direction, { word: { id: 1 }, rating: 'good' }, { round: 0, step: 3 });
  const [review] = readGuestReviews(storage);
  const changes = [
    { id: 'x' },
    { word_id: 0.5 },
    { target: 'xx' },
    { rating: 'easy' },
    { reviewed_at: 'now' },
    { sub: 7 },
  ];
  for (const [index, change] of changes.entries()) {
    storage.setItem(`topwords.guest/${index}`, JSON.stringify({ ...review, ...change }));
  }
  storage.setItem('topwords.guest/broken', '{');
  expect(readGuestReviews(storage)).toEqual([review]);
});

test('a full storage does not stop a guest', () => {
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { guest } = buildGuest(storage);
  guest.answer(direction, { word: { id: 1 }, rating: 'good' }, { round: 0, step: 3 });
  expect(guest.placeIn(direction)).toEqual({ round: 0, step: 3 });
});

test('the end of a session clears the storage, but not what a guest did or chose for the device', () => {
  const { storage, guest } = buildGuest();
  guest.answer(direction, { word: { id: 1 }, rating: 'good' }, { round: 0, step: 3 });
  storage.setItem('token', 'secret');
  storage.setItem('topwords.practice/sub/id', 'x');
  storage.setItem('topwords.device/speaking', 'off');
  const kept = keepGuest(storage);
  kept.clear();
  expect(kept.getItem('topwords.device/speaking')).toBe('off');
  kept.removeItem('topwords.device/speaking');
  expect(kept.getItem('token')).toBeNull();
  expect(storage).toHaveLength(2);
  const [review] = readGuestReviews(kept);
  if (!review) throw new Error('The answer is lost');
  removeGuestReview(kept, review);
  kept.removeItem('topwords.guest');
  expect(kept).toHaveLength(0);
});
