import { retentionAtReview } from './figures.ts';
import { drawSeeds } from './random.ts';
import { fixedSchedule, ourSchedule } from './schedules.ts';
import { simulateLearner, timeToAsk } from './simulate-learner.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const six = 18 * hour;

/** When a word is asked that was met at six and is due this much later. */
function askedAfter(wait: number, delay = (_day: number) => 0): number {
  return timeToAsk(six + wait, six, delay);
}

test('a word due within the session is asked in it', () => {
  expect(askedAfter(10 * minute)).toBe(six + 10 * minute);
});

test('a word due on another day is asked at six, at whatever hour it is due', () => {
  for (const shift of [0, -5 * hour, 2 * hour]) {
    expect(askedAfter(3 * day + shift)).toBe(3 * day + six);
  }
});

test('a word due later on the same day waits for the next day', () => {
  expect(askedAfter(2 * hour)).toBe(day + six);
});

test('a learner who comes earlier or later is asked at that time', () => {
  for (const shift of [-hour, hour]) {
    const onThird = (date: number) => (date === 3 ? shift : 0);
    expect(askedAfter(3 * day, onThird)).toBe(3 * day + six + shift);
  }
});

const season = { days: 40, newWordsADay: 5, wander: 0 };

function practise(seed: number, schedule = ourSchedule, plan = season) {
  return simulateLearner(seed, 0.5, plan, schedule);
}

test('the same seed gives the same year, a different seed a different one', () => {
  expect(practise(1)).toEqual(practise(1));
  expect(practise(1)).not.toEqual(practise(2));
});

test('each day brings its new words, and each is answered', () => {
  const year = practise(3);
  expect(year.words).toBe(200);
  expect(year.answers).toBeGreaterThan(year.words + year.reviews);
  expect(year.recalled).toBeLessThan(year.reviews);
  expect(year.distantReviews).toBeLessThan(year.reviews);
  expect(year.retained).toBeLessThanOrEqual(year.words);
});

test('on the first day there are no reviews, and both schedules ask the same', () => {
  const oneDay = { days: 1, newWordsADay: 40, wander: 0 };
  const year = practise(4, ourSchedule, oneDay);
  expect(year.reviews).toBe(0);
  expect(year.answers).toBeGreaterThanOrEqual(80);
  expect(practise(4, fixedSchedule, oneDay)).toEqual(year);
});

test('a learner whose hour varies has the same words, but different reviews', () => {
  const wandering = practise(5, ourSchedule, { ...season, wander: hour });
  expect(wandering).not.toEqual(practise(5));
  expect(wandering.words).toBe(200);
});

test('learners as FSRS assumes them recall within two points of 90 % at their reviews', () => {
  const plan = { days: 120, newWordsADay: 10, wander: 0 };
  const years = drawSeeds(6, 4).map((seed) => simulateLearner(seed, 0, plan, ourSchedule));
  expect(Math.abs(retentionAtReview(years) - 0.9)).toBeLessThan(0.02);
});
