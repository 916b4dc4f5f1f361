import { foldReviews, newFold, type CountedReview } from '../../api/src/practice/scheduler.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Begins the schedule of one word: a function that takes its answers, the earliest first, and
 * returns when the word is due next; times are UTC milliseconds.
 */
export type Schedule = () => (answer: CountedReview) => number;

/** Our own schedule: as the API computes it from the same answers. */
export const ourSchedule: Schedule = () => {
  let memory = newFold;
  return (answer) => {
    memory = foldReviews([answer], memory);
    return memory.dueAt ?? answer.reviewedAt;
  };
};

/** Days until a word is asked again, for each day in a row on which it was recalled. */
const ladder = [1, 3, 7, 15];

/** Repetitions within the day are FSRS's own, so that the two schedules differ only in days. */
const newSteps = [1, 10];
const failedSteps = [10];

/** One day after the first, then 3, 7, 15 and always 15 days; a failure resets to 1. */
export const fixedSchedule: Schedule = () => {
  let steps = newSteps;
  let step = 0;
  let isToday = true;
  let rung = 0;
  return ({ rating, reviewedAt }) => {
    if (rating === 'again') {
      if (!isToday) steps = failedSteps;
      isToday = true;
      step = 0;
      rung = 0;
    } else {
      step += 1;
      isToday = isToday && step < steps.length;
    }
    if (isToday) return reviewedAt + (steps[step] ?? 0) * minute;
    const days = ladder[Math.min(rung, ladder.length - 1)] ?? 0;
    rung += 1;
    return reviewedAt + days * day;
  };
};
