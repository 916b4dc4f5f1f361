import type { User } from '../users/user-repository.ts';
import type { BudgetEnvironment } from './variables.ts';

/** A learner on whose behalf an engine is asked. */
export type Learner = Pick<User, 'id' | 'createdAt'>;

/** Allowances of recently created accounts. */
export interface NewAccounts {
  milliseconds: number;
  /** Percentage of one learner's daily allowance. */
  percent: number;
  /** Percentage of a budget, for all of them together. */
  budgetPercent: number;
}

/** The environment's settings for new accounts. */
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

/** A percentage of an allowance, at least one. */
export function shareOf(allowance: number, percent: number): number {
  return Math.max(1, Math.floor((allowance * percent) / 100));
}
