import {
  languageCodes,
  type LanguageCode,
  type PracticeForecast,
} from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { localDate, startOfLocalDay, startOfNextLocalDay } from '../calendar/local-day.ts';
import { countDueBefore, countReviewsSince } from './activity-repository.ts';
import { countDue } from './queue-repository.ts';
import { findStreak } from './find-streak.ts';

const daysAhead = 14;

/**
 * What is due and what was done, by the days of the learner's time zone. With a language, cards and
 * reviews of that one alone; the streak is always that of all. Without one, cards that no queue has
 * are not due: those in the native language and in languages that the bank has not.
 */
export async function getPracticeForecast(
  context: UserContext,
  { language }: { language?: LanguageCode | undefined },
): Promise<PracticeForecast> {
  const { db, user, now } = context;
  const starts = startsOfDays(now, user.timeZone);
  const [since = now, ...ends] = starts;
  const [dayEnd = now] = ends;
  const languages =
    language === undefined ? languageCodes.filter((code) => code !== user.native) : [language];
  const dueBefore = await countDueBefore(db, user.id, { times: ends, languages });
  const streak = await findStreak(context);
  return {
    due_now: await countDue(db, user.id, { now, dayEnd, languages }),
    reviewed_today: await countReviewsSince(db, user.id, { since, language }),
    streak_days: streak.days,
    is_freeze_used: streak.isFreezeUsed,
    days: dueBefore.map((due, index) => ({
      date: localDate(starts[index] ?? now, user.timeZone),
      due: due - (dueBefore[index - 1] ?? 0),
    })),
  };
}

/** When today and the days after it begin, and when the last of them ends. */
function startsOfDays(now: number, timeZone: string): number[] {
  const starts = [startOfLocalDay(now, timeZone)];
  while (starts.length <= daysAhead) {
    starts.push(startOfNextLocalDay(starts.at(-1) ?? now, timeZone));
  }
  return starts;
}
