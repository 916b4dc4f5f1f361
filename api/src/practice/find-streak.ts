import type { UserContext } from '../users/context.ts';
import { localDate } from '../calendar/local-day.ts';
import { countLearnedByQuarter, countReviewsByQuarter } from './quarter-repository.ts';
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
    const since = from * day - maxOffset;
    const quarters = [
      ...(await countReviewsByQuarter(db, user.id, since)),
      ...(await countLearnedByQuarter(db, user.id, since)),
    ];
    const activeDays = new Set(quarters.map(({ quarter_at: at }) => dayOf(at)));
    const streak = countStreak(activeDays, today);
    if (streak.lookedBackTo >= from) return streak;
  }
}
