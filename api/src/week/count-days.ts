import type { WeekDay } from '@topwords/platform/contracts';
import { localDate } from '../calendar/local-day.ts';
import {
  assumedDuration,
  type DoneReview,
  type WordEvent,
} from '../practice/activity-repository.ts';
import type { Card } from '../practice/card-repository.ts';
import { isReached, type DailyGoal } from '../practice/daily-goal.ts';

interface Week {
  dates: readonly string[];
  timeZone: string;
  reviews: readonly DoneReview[];
  /** The cards of the reviews. */
  cards: ReadonlyMap<string, Card>;
  /** Words marked as learned, of later days too. */
  learned: readonly WordEvent[];
  goalOn: (date: string) => DailyGoal;
}

/** What was done on each day of a week, on the date that the learner's clock showed. */
export function countDays({ dates, timeZone, reviews, cards, learned, goalOn }: Week): WeekDay[] {
  const reviewsOn = Map.groupBy(reviews, ({ reviewed_at: at }) => localDate(at, timeZone));
  const learnedOn = Map.groupBy(learned, ({ at }) => localDate(at, timeZone));
  const begun = [...cards.values()].filter(({ wordId }) => wordId !== null);
  const begunOn = Map.groupBy(begun, ({ firstReviewedAt: at }) =>
    at === null ? '' : localDate(at, timeZone),
  );
  return dates.map((date) => {
    const done = reviewsOn.get(date) ?? [];
    const right = done.filter(({ rating }) => rating === 'good');
    const time = done.reduce((sum, { duration_ms: took }) => sum + (took ?? assumedDuration), 0);
    const words = new Set([
      ...right.flatMap(({ card_id: cardId }) => cards.get(cardId)?.wordId ?? []),
      ...(learnedOn.get(date) ?? []).map(({ wordId }) => wordId),
    ]).size;
    const goal = goalOn(date);
    return {
      date,
      answers: done.length,
      right: right.length,
      seconds: Math.floor(time / 1000),
      is_estimated: done.some(({ duration_ms: took }) => took === null),
      new_words: begunOn.get(date)?.length ?? 0,
      goal: goal.amount,
      goal_kind: goal.kind,
      is_goal_reached: isReached(goal, { words, time }),
    };
  });
}
