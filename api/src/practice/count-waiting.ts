import { languageCodes, secondsPerReview } from '@topwords/platform/contracts';
import { startOfNextLocalDay } from '../calendar/local-day.ts';
import type { UserContext } from '../users/context.ts';
import { findGoalToday } from './find-goal-today.ts';
import { countDueByLanguage } from './queue-repository.ts';
import { findSettings } from './settings-repository.ts';

/** What waits for a learner now. */
export interface Waiting {
  /** Cards that are due, in all languages that a queue shows. */
  due: number;
  /** The language with most of them; undefined if nothing is due. */
  language: string | undefined;
  /** How long the next session takes, roughly. */
  minutes: number;
  isGoalReached: boolean;
}

/** Counts what waits for a learner, and looks whether today's goal is reached. */
export async function countWaiting(context: UserContext): Promise<Waiting> {
  const { db, user, now } = context;
  const dayEnd = startOfNextLocalDay(now, user.timeZone);
  const languages = languageCodes.filter((code) => code !== user.native);
  const byLanguage = await countDueByLanguage(db, user.id, { now, dayEnd, languages });
  const due = byLanguage.reduce((sum, { count }) => sum + count, 0);
  const [most] = byLanguage.toSorted((one, other) => other.count - one.count);
  const { session_length: sessionLength } = await findSettings(db, user.id);
  const { isReached: isGoalReached } = await findGoalToday(context);
  return {
    due,
    language: most?.language,
    minutes: Math.ceil((Math.min(due, sessionLength) * secondsPerReview) / 60),
    isGoalReached,
  };
}
