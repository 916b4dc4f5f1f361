import { goalKinds } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import type { DailyGoal } from './daily-goal.ts';

interface FormerGoalRow {
  user_id: string;
  before_date: string;
  kind: string;
  amount: number;
}

/** A goal that applied to the days before a date, back to the former one's. */
export interface FormerGoal extends DailyGoal {
  beforeDate: string;
}

/** The learner's former goals, the earliest first. */
export async function listFormerGoals(db: Database, userId: string): Promise<FormerGoal[]> {
  const rows = await db<FormerGoalRow>('practice_former_goals')
    .where({ user_id: userId })
    .orderBy('before_date');
  return rows.map(({ before_date: beforeDate, kind, amount }) => ({
    beforeDate,
    kind: goalKinds.find((one) => one === kind) ?? goalKinds[0],
    amount,
  }));
}

/** Keeps the goal of the days before a date. A second change on the same day changes nothing. */
export async function keepFormerGoal(
  db: Database,
  userId: string,
  { beforeDate, kind, amount }: FormerGoal,
): Promise<void> {
  await db<FormerGoalRow>('practice_former_goals')
    .insert({ user_id: userId, before_date: beforeDate, kind, amount })
    .onConflict(['user_id', 'before_date'])
    .ignore();
}
