import type { UserContext } from '../users/context.ts';
import { localDate } from '../calendar/local-day.ts';
import { listActiveQuarters } from './activity-repository.ts';
import { countStreak, type Streak } from './count-streak.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How far the clocks of the easternmost zone are ahead. */
const furthestAhead = 14 * hour;
const daysAtFirst = 60;

/** The learner's streak, with a review or a learned word as what makes a day count. */
export async function findStreak({ db, user, now }: UserContext): Promise<Streak> {
  const dayOf = (time: number) => Date.parse(localDate(time, user.timeZone)) / day;
  const today = dayOf(now);
  for (let span = daysAtFirst; ; span *= 4) {
    const from = today - span;
    const quarters = await listActiveQuarters(db, user.id, from * day - furthestAhead);
    const streak = countStreak(new Set(quarters.map(dayOf)), today);
    if (streak.lookedBackTo >= from) return streak;
  }
}
