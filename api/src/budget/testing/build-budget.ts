import { pino } from 'pino';
import type { Database } from '../../db/open-database.ts';
import { createBudget, type Budget } from '../budget.ts';
import type { NewAccounts } from '../new-accounts.ts';

/**
 * A budget on a database: accounts are new for a day, and get a quarter of a learner's day and half
 * of the budget.
 */
export function buildBudget(
  db: Database,
  { now = Date.now, log = pino({ level: 'silent' }), ...rest }: Partial<BudgetOverrides> = {},
): Budget {
  const newAccounts = { milliseconds: 24 * 60 * 60 * 1000, percent: 25, budgetPercent: 50 };
  return createBudget({ db, log, now, newAccounts, ...rest });
}

type BudgetOverrides = Parameters<typeof createBudget>[0] & { newAccounts: NewAccounts };
