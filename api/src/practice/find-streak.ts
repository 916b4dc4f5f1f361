import type { UserContext } from '../users/context.ts';
import { localDate } from '../calendar/local-day.ts';
import { listActiveQuarters } from './activity-repository.ts';
import { countStreak, type Streak } from './count-streak.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The largest offset of a time zone from UTC. */
const maxOffset = 14 * hour;
const initialDays = 60;

/** The learner's streak; a day counts if it has a review or a learned word. */
export async function findStreak({ db, user, now }: UserContext): Promise<Streak> {
  const dayOf = (time: number) => Date.parse(localDate(time, user.timeZone)) / day;
  const today = dayOf(now);
  for (let span = initialDays; ; span *= 4) {
    const from = today - span;
    const quarters = await listActiveQuarters(db, user.id, from * day - maxOffset);
    const streak = countStreak(new Set(quarters.map(dayOf)), today);
    if (streak.lookedBackTo >= from) return streak;
  }
}
