import type { GoalKind, PracticeSettings } from '@topwords/platform/contracts';

/** A learner's goal for a day: so many words, or minutes. */
export interface DailyGoal {
  kind: GoalKind;
  amount: number;
}

/** What a learner did on a day. */
export interface DayWork {
  /** Words answered Good or marked as learned, each once. */
  words: number;
  /** Time spent answering, in milliseconds. */
  time: number;
}

const minute = 60 * 1000;

/** How much of a goal is done: words, or whole minutes. */
export function doneOf({ kind }: Pick<DailyGoal, 'kind'>, { words, time }: DayWork): number {
  return kind === 'words' ? words : Math.floor(time / minute);
}

/** Whether a day's goal is reached. */
export function isReached(goal: DailyGoal, work: DayWork): boolean {
  return doneOf(goal, work) >= goal.amount;
}

/** The goal that settings name. */
export function goalIn({
  goal_kind: kind,
  daily_goal: amount,
}: Pick<PracticeSettings, 'goal_kind' | 'daily_goal'>): DailyGoal {
  return { kind, amount };
}

/**
 * A new word a day costs about three minutes a day: 9.3 answers of 20 seconds, its own reviews on
 * later days included (docs/practice.md, the simulated year).
 */
const minutesPerNewWord = 3;

/** New words a day that fit a goal. */
export function newWordsFor({ kind, amount }: DailyGoal): number {
  return kind === 'words' ? amount : Math.round(amount / minutesPerNewWord);
}
