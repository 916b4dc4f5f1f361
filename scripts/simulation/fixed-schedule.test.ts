import type { Rating } from '@topwords/platform/contracts';
import { fixedSchedule } from './fixed-schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The intervals after each of a series of answers, when the word is always answered when due. */
function waits(answers: string): number[] {
  let reviewedAt = 18 * 60 * minute;
  const reviews: { rating: Rating; reviewedAt: number }[] = [];
  return Array.from(answers, (answer) => {
    reviews.push({ rating: answer === 'g' ? 'good' : 'again', reviewedAt });
    const due = fixedSchedule(reviews);
    const wait = due - reviewedAt;
    reviewedAt = due;
    return wait;
  });
}

test('a new word is asked again after ten minutes, then after 1, 3, 7, 15 and 15 days', () => {
  expect(waits('gggggggg')).toEqual([
    10 * minute,
    day,
    3 * day,
    7 * day,
    15 * day,
    15 * day,
    15 * day,
    15 * day,
  ]);
});

test('a new word that is not known is asked after a minute, and then starts over', () => {
  expect(waits('agagg')).toEqual([minute, 10 * minute, minute, 10 * minute, day]);
});

test('a failure resets the interval to one day, whenever it comes', () => {
  expect(waits('ggggagg')).toEqual([10 * minute, day, 3 * day, 7 * day, 10 * minute, day, 3 * day]);
  expect(waits('gggggggagg').slice(-3)).toEqual([10 * minute, day, 3 * day]);
});

test('a failed word is asked every ten minutes until it is recalled', () => {
  expect(waits('ggaaag').slice(-4)).toEqual([10 * minute, 10 * minute, 10 * minute, day]);
});
