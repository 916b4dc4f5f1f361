import type { PaidEngine } from '../../budget/budget.ts';
import type { Learner } from '../../budget/new-accounts.ts';
import type { Outcome } from './attempt-twice.ts';
import type { Setback } from './setbacks.ts';

/** What a service that sends bills does not charge for: it was not reached, or refused. */
const free: ReadonlySet<Setback['kind']> = new Set(['away', 'busy', 'refused']);

/** For whom a text is translated, and what counts it; without `paid`, nothing does. */
export interface Paying {
  paid: PaidEngine | undefined;
  learner: Learner | null;
  text: string;
}

/**
 * Makes an attempt that is counted before it is made.
 * @throws too_many_attempts when the budget is spent
 */
export async function paidAttempt<Made>(
  { paid, learner, text }: Paying,
  attempt: () => Promise<Outcome<Made>>,
): Promise<Outcome<Made>> {
  if (paid === undefined) return attempt();
  const reservation = await paid.reserve(learner, text.length);
  const outcome = await attempt();
  if ('kind' in outcome && free.has(outcome.kind)) await reservation.giveBack();
  return outcome;
}
