import { localDate } from '../calendar/local-day.ts';
import type { UserContext } from '../users/context.ts';
import { countReviewsByQuarter } from './quarter-repository.ts';

const spanMilliseconds = 60 * 24 * 60 * 60 * 1000;

/** On how many days of the learner's time zone, of the last 60, something was reviewed. */
export async function countDaysOfPractice({ db, user, now }: UserContext): Promise<number> {
  const quarters = await countReviewsByQuarter(db, user.id, now - spanMilliseconds);
  return new Set(quarters.map(({ quarter_at: at }) => localDate(at, user.timeZone))).size;
}
