import type * as calls from '@topwords/platform/contracts';
import { addDays, mondayOf, weekOf } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { localDate, startOfLocalDate } from '../calendar/local-day.ts';
import { knownError } from '../errors/known-error.ts';
import { listLearnedSince } from '../marks/mark-repository.ts';
import { findFirstReviewTime, listReviewsBetween } from '../practice/activity-repository.ts';
import { findCards } from '../practice/card-repository.ts';
import { findGoals } from '../practice/find-goals.ts';
import type { UseCase } from '../routing/use-case.ts';
import type { UserContext } from '../users/context.ts';
import { countDays } from './count-days.ts';
import { findChangedWords } from './find-changed-words.ts';
import { understoodInWeek } from './understood-in-week.ts';

/**
 * A week of the learner, Monday to Sunday in their time zone: its days, the words gained and those
 * that slipped, and how much more was understood at its end.
 * @throws week_in_future
 */
export const getPracticeWeek: UseCase<
  typeof calls.getPracticeWeek,
  { catalogue: Catalogue }
> = async (context, { query }) => {
  const { db, user, now, catalogue } = context;
  const { timeZone } = user;
  const today = localDate(now, timeZone);
  const current = weekOf(today);
  const week = query.week ?? current;
  const monday = mondayOf(week);
  if (monday > today) throw knownError('week_in_future', 'This week has not begun yet');
  const nextMonday = addDays(monday, 7);
  const span = {
    from: startOfLocalDate(monday, timeZone),
    to: startOfLocalDate(nextMonday, timeZone),
  };
  const reviews = await listReviewsBetween(db, user.id, span);
  const cardIds = [...new Set(reviews.map(({ card_id: cardId }) => cardId))];
  const cards = await findCards(db, user.id, cardIds);
  const learned = await listLearnedSince(db, user.id, span.from);
  const goalOn = await findGoals(db, user.id);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return {
    week,
    previous: monday > (await firstDateOf(context)) ? weekOf(addDays(monday, -7)) : null,
    next: week === current ? null : weekOf(nextMonday),
    today,
    days: countDays({ dates, timeZone, reviews, cards, learned, goalOn }),
    ...findChangedWords({ ...span, reviews, cards, catalogue }),
    understanding: await understoodInWeek(context, {
      monday,
      nextMonday,
      isCurrent: week === current,
    }),
  };
};

/** The date of the learner's first review or, if that is earlier, of the account's beginning. */
async function firstDateOf({ db, user }: UserContext): Promise<string> {
  const reviewedAt = await findFirstReviewTime(db, user.id);
  return localDate(Math.min(user.createdAt, reviewedAt ?? user.createdAt), user.timeZone);
}
