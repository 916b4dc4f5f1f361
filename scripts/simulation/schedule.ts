import { foldReviews, type CountedReview } from '../../api/src/practice/scheduler.ts';

/** When a word is due after these answers, the earliest first; times are UTC milliseconds. */
export type Schedule = (reviews: readonly CountedReview[]) => number;

/** Our own schedule: as the API computes it from the same answers. */
export const ourSchedule: Schedule = (reviews) => {
  const { dueAt } = foldReviews(reviews);
  if (dueAt === null) throw new Error('A reviewed word has no date');
  return dueAt;
};
