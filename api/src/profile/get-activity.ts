import type { ActivityDay } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { localDate } from '../calendar/local-day.ts';
import {
  countLearnedByQuarter,
  countReviewsByQuarter,
  type QuarterCount,
} from '../practice/quarter-repository.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** The largest offset of a time zone from UTC. */
const maxOffset = 14 * hour;
/** 53 weeks. */
const daysShown = 371;

/**
 * Reviews and learned words on each of the last 371 days in the learner's time zone, up to today.
 * Each counts on the date that the learner's clock showed, however long that day was.
 */
export async function getActivity({
  db,
  user,
  now,
}: UserContext): Promise<{ days: ActivityDay[] }> {
  const days = listDays(localDate(now, user.timeZone));
  const [first] = days.keys();
  const since = Date.parse(first ?? '') - maxOffset;
  const add = (counts: readonly QuarterCount[], name: 'reviews' | 'learned') => {
    for (const { quarter_at: at, total } of counts) {
      const of = days.get(localDate(at, user.timeZone));
      if (of) of[name] += total;
    }
  };
  add(await countReviewsByQuarter(db, user.id, since), 'reviews');
  add(await countLearnedByQuarter(db, user.id, since), 'learned');
  return { days: [...days.values()] };
}

/** Empty days up to a date, oldest first. */
function listDays(today: string): Map<string, ActivityDay> {
  const last = Date.parse(today);
  return new Map(
    Array.from({ length: daysShown }, (_, index) => {
      const date = new Date(last - (daysShown - 1 - index) * day).toISOString().slice(0, 10);
      return [date, { date, reviews: 0, learned: 0 }];
    }),
  );
}
