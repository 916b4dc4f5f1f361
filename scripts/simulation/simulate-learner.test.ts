import { retentionAtReview } from './figures.ts';
import { fixedSchedule } from './fixed-schedule.ts';
import { drawSeeds } from './random.ts';
import { ourSchedule } from './schedule.ts';
import { planPractice, simulateLearner } from './simulate-learner.ts';
import { spreadOf } from './spread.ts';

const season = { days: 40, newWordsADay: 5, wander: 0 };

function practise(seed: number, schedule = ourSchedule, plan = season) {
  return simulateLearner(seed, spreadOf(0.5), plan, planPractice(schedule));
}

test('the same seed gives the same year, a different seed a different one', () => {
  expect(practise(1)).toEqual(practise(1));
  expect(practise(1)).not.toEqual(practise(2));
});

test('a year does not depend on other learners who practised by the same plan', () => {
  const shared = planPractice(ourSchedule);
  const together = [1, 2, 3].map((seed) => simulateLearner(seed, spreadOf(0.5), season, shared));
  expect(together).toEqual([1, 2, 3].map((seed) => practise(seed)));
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
  const day = { days: 1, newWordsADay: 40, wander: 0 };
  const year = practise(4, ourSchedule, day);
  expect(year.reviews).toBe(0);
  expect(year.answers).toBeGreaterThanOrEqual(80);
  expect(practise(4, fixedSchedule, day)).toEqual(year);
});

test('a learner whose hour varies has the same words, but different reviews', () => {
  const wandering = practise(5, ourSchedule, { ...season, wander: 60 * 60_000 });
  expect(wandering).not.toEqual(practise(5));
  expect(wandering.words).toBe(200);
});

test('learners as FSRS assumes them recall within two points of 90 % at their reviews', () => {
  const practice = planPractice(ourSchedule);
  const plan = { days: 120, newWordsADay: 10, wander: 0 };
  const years = drawSeeds(6, 4).map((seed) => simulateLearner(seed, spreadOf(0), plan, practice));
  expect(Math.abs(retentionAtReview(years) - 0.9)).toBeLessThan(0.02);
});
