import type { UserContext } from '../users/context.ts';
import { localDate } from '../calendar/local-day.ts';
import {
  countLearnedByQuarter,
  countReviewsByQuarter,
  type QuarterCount,
} from './quarter-repository.ts';
import { findGoals } from './find-goals.ts';
import { countStreak, type Streak } from './count-streak.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The largest offset of a time zone from UTC. */
const maxOffset = 14 * hour;
const initialDays = 60;

function dayOf(date: string): number {
  return Date.parse(date) / day;
}

/**
 * The learner's streak; a day counts if it has a review or, with a goal in words, a learned word,
 * which takes no time.
 */
export async function findStreak({ db, user, now }: UserContext): Promise<Streak> {
  const goalOn = await findGoals(db, user.id);
  const dateOf = ({ quarter_at: at }: QuarterCount) => localDate(at, user.timeZone);
  const today = dayOf(localDate(now, user.timeZone));
  for (let span = initialDays; ; span *= 4) {
    const from = today - span;
    const since = from * day - maxOffset;
    const reviewed = (await countReviewsByQuarter(db, user.id, since)).map(dateOf);
    const learned = (await countLearnedByQuarter(db, user.id, since)).map(dateOf);
    const counted = learned.filter((date) => goalOn(date).kind === 'words');
    const activeDays = new Set([...reviewed, ...counted].map(dayOf));
    const streak = countStreak(activeDays, today);
    if (streak.lookedBackTo >= from) return streak;
  }
}
