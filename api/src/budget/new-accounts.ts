import type { User } from '../users/user-repository.ts';
import type { BudgetEnvironment } from './variables.ts';

/** A learner who has an engine asked. */
export type Learner = Pick<User, 'id' | 'createdAt'>;

/** What accounts may have that were made a short while ago. */
export interface NewAccounts {
  milliseconds: number;
  /** Of what one learner may have in a day, in percent. */
  percent: number;
  /** Of a budget, all of them together, in percent. */
  budgetPercent: number;
}

/** What the environment gives new accounts. */
export function newAccountsFromEnvironment(environment: BudgetEnvironment): NewAccounts {
  return {
    milliseconds: environment.NEW_ACCOUNT_HOURS * 60 * 60 * 1000,
    percent: environment.NEW_ACCOUNT_PERCENT,
    budgetPercent: environment.NEW_ACCOUNTS_BUDGET_PERCENT,
  };
}

/** Whether an account is new at a time. */
export function isNew({ createdAt }: Learner, now: number, { milliseconds }: NewAccounts): boolean {
  return now - createdAt < milliseconds;
}

/** So many percent of an allowance, at least one. */
export function shareOf(allowance: number, percent: number): number {
  return Math.max(1, Math.floor((allowance * percent) / 100));
}
