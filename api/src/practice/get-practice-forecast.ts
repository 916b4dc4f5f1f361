import type * as calls from '@topwords/platform/contracts';
import { languageCodes } from '@topwords/platform/contracts';
import { localDate, startOfLocalDay, startOfNextLocalDay } from '../calendar/local-day.ts';
import { countDueBefore, countReviewsSince } from './activity-repository.ts';
import { countDue } from './queue-repository.ts';
import { findStreak } from './find-streak.ts';
import type { UseCase } from '../routing/use-case.ts';

const daysAhead = 14;

/**
 * Due cards and finished reviews by day in the learner's time zone. With a language, only its cards
 * and reviews; the streak always covers all languages. Without one, cards that no queue shows are
 * not due: those in the native language and in languages that are not in the bank.
 */
export const getPracticeForecast: UseCase<typeof calls.getPracticeForecast> = async (
  context,
  { query: { language } },
) => {
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
};

/** Start times of today and the following days, and the end of the last one. */
function startsOfDays(now: number, timeZone: string): number[] {
  const starts = [startOfLocalDay(now, timeZone)];
  while (starts.length <= daysAhead) {
    starts.push(startOfNextLocalDay(starts.at(-1) ?? now, timeZone));
  }
  return starts;
}
