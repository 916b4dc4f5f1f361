import { knownError, type KnownError } from '../errors/known-error.ts';
import { hoursLeftOf, secondsLeftOf } from '../calendar/utc-day.ts';

/** Whose limit was reached. */
export type SpentLimit = 'installation' | 'new accounts' | 'learner';

interface BudgetSpent extends KnownError {
  spentLimit: SpentLimit;
}

/** An engine may not be asked again today. @param service its name for people: `The tutor` */
export function budgetSpent(service: string, limit: SpentLimit, now: number): KnownError {
  const whose = limit === 'learner' ? 'for you' : 'for everyone';
  const detail = `${service} has reached its daily limit ${whose}. Try again in ${hoursLeftOf(now)}`;
  const error = knownError('too_many_attempts', detail, { retryAfterSeconds: secondsLeftOf(now) });
  return Object.assign(error, { spentLimit: limit });
}

/** Whether an error is this one, so that a free engine may answer instead. */
export function isBudgetSpent(error: unknown): error is BudgetSpent {
  return error instanceof Error && 'spentLimit' in error;
}
