import type { Schedule } from './schedule.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days until a word is asked again, for each day in a row on which it was recalled. */
const ladder = [1, 3, 7, 15];

/** Repetitions within the day are FSRS's own, so that the two schedules differ only in days. */
const newSteps = [1, 10];
const failedSteps = [10];

/** One day after the first, then 3, 7, 15 and always 15 days; a failure resets to 1. */
export const fixedSchedule: Schedule = (reviews) => {
  let steps: readonly number[] = newSteps;
  let step = 0;
  let isToday = true;
  let rung = 0;
  let wait = 0;
  for (const { rating } of reviews) {
    if (rating === 'again') {
      if (!isToday) steps = failedSteps;
      isToday = true;
      step = 0;
      rung = 0;
    } else {
      step += 1;
      isToday = isToday && step < steps.length;
    }
    if (isToday) {
      wait = (steps[step] ?? 0) * minute;
    } else {
      wait = (ladder[Math.min(rung, ladder.length - 1)] ?? 0) * day;
      rung += 1;
    }
  }
  return (reviews.at(-1)?.reviewedAt ?? 0) + wait;
};
