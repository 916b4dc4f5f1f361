import type { PaidEngine } from '../../budget/budget.ts';
import type { Learner } from '../../budget/new-accounts.ts';
import type { Outcome } from './attempt-twice.ts';
import type { AttemptFailure } from './attempt-failure.ts';

/** Failures that a paid service does not charge for: it was not reached, or refused. */
const freeFailures: ReadonlySet<AttemptFailure['kind']> = new Set([
  'unavailable',
  'busy',
  'refused',
]);

/** The learner who is charged for a text; without `paid`, nothing is counted. */
export interface Billing {
  paid: PaidEngine | undefined;
  learner: Learner | null;
  text: string;
}

/**
 * Counts an attempt, then makes it.
 * @throws too_many_attempts when the budget is spent
 */
export async function paidAttempt<Made>(
  { paid, learner, text }: Billing,
  attempt: () => Promise<Outcome<Made>>,
): Promise<Outcome<Made>> {
  if (paid === undefined) return attempt();
  const reservation = await paid.reserve(learner, text.length);
  const outcome = await attempt();
  if ('kind' in outcome && freeFailures.has(outcome.kind)) await reservation.giveBack();
  return outcome;
}
