import { startOfLocalDay } from '../calendar/local-day.ts';
import { listLearnedSince } from '../marks/mark-repository.ts';
import type { UserContext } from '../users/context.ts';
import { listRecalledSince, sumTimeSince, type WordEvent } from './activity-repository.ts';
import { goalIn, isReached, type DailyGoal, type DayWork } from './daily-goal.ts';
import { findSettings } from './settings-repository.ts';

interface GoalToday {
  goal: DailyGoal;
  work: DayWork;
  isReached: boolean;
  /** The day's words as they were answered Good or marked as learned; a word may come twice. */
  events: WordEvent[];
}

/** The day's goal in the learner's time zone, and how much of it is done. */
export async function findGoalToday({ db, user, now }: UserContext): Promise<GoalToday> {
  const since = startOfLocalDay(now, user.timeZone);
  const goal = goalIn(await findSettings(db, user.id));
  const [learned, recalled, time] = await Promise.all([
    listLearnedSince(db, user.id, since),
    listRecalledSince(db, user.id, since),
    sumTimeSince(db, user.id, since),
  ]);
  const events = [...learned, ...recalled];
  const work = { words: new Set(events.map(({ wordId }) => wordId)).size, time };
  return { goal, work, isReached: isReached(goal, work), events };
}
