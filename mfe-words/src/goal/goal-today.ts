import type { DailyStreak, GoalKind } from '@topwords/platform/contracts';

/** Today's goal, and how much of it is done, in words or in minutes. */
interface GoalToday {
  kind: GoalKind;
  goal: number;
  done: number;
  /** 100 at most. */
  percent: number;
}

/** Progress towards a daily goal, in percent: 100 at most. */
export function dailyPercent(done: number, goal: number): number {
  return Math.min(100, Math.round((done / goal) * 100));
}

/** Today's goal of the kind that the learner chose. */
export function goalToday({
  goal_kind: kind,
  daily_goal: goal,
  daily_learned_words: words,
  daily_minutes: minutes,
}: DailyStreak): GoalToday {
  const done = kind === 'words' ? words : minutes;
  return { kind, goal, done, percent: dailyPercent(done, goal) };
}
