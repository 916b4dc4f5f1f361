import type { Database } from '../db/open-database.ts';
import { goalIn, type DailyGoal } from './daily-goal.ts';
import { listFormerGoals } from './former-goal-repository.ts';
import { findSettings } from './settings-repository.ts';

/** The learner's goal on each day (`2026-11-20`): a later choice does not change an earlier day. */
export async function findGoals(
  db: Database,
  userId: string,
): Promise<(date: string) => DailyGoal> {
  const current = goalIn(await findSettings(db, userId));
  const former = await listFormerGoals(db, userId);
  return (date) => former.find(({ beforeDate }) => date < beforeDate) ?? current;
}
