import type { DailyStreak } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findLastRecalled, type WordEvent } from '../practice/activity-repository.ts';
import { doneOf } from '../practice/daily-goal.ts';
import { findGoalToday } from '../practice/find-goal-today.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import { listLearnedSince } from '../marks/mark-repository.ts';

/**
 * The day's goal, and progress: counts words answered Good or marked learned today in the learner's
 * time zone, each once, and the minutes spent answering; returns the language of the last word.
 */
export async function getDailyStreak(
  context: UserContext & { catalogue: Catalogue },
): Promise<DailyStreak> {
  const { db, user, catalogue } = context;
  const { goal, work, events } = await findGoalToday(context);
  const inBank = events.filter(({ wordId }) => catalogue.find(wordId));
  const last = latestOf(inBank) ?? latestOf(await listLastEvents(db, user.id));
  return {
    daily_learned_words: work.words,
    daily_minutes: doneOf({ kind: 'minutes' }, work),
    daily_goal: goal.amount,
    goal_kind: goal.kind,
    last_learned_language: last ? (catalogue.find(last.wordId)?.language ?? null) : null,
  };
}

async function listLastEvents(db: UserContext['db'], userId: string): Promise<WordEvent[]> {
  const [learned, recalled] = await Promise.all([
    listLearnedSince(db, userId, 0, 1),
    findLastRecalled(db, userId),
  ]);
  return recalled === undefined ? learned : [...learned, recalled];
}

function latestOf(events: readonly WordEvent[]): WordEvent | undefined {
  return events.toSorted((a, b) => b.at - a.at)[0];
}
