import { setTimeout as pause } from 'node:timers/promises';
import { translationUnavailable } from '../engine.ts';
import { explain, type Setback } from './setbacks.ts';

/** What one attempt brought. */
export type Outcome<Made> = { made: Made } | Setback;

const attempts = 2;
const defaultPauseMilliseconds = 250;
const longestPauseMilliseconds = 2000;

/**
 * Asks an outside service, once more where a second attempt may help. A pause that the service asks
 * for is kept when it is short, and passed on when it is not.
 * @throws translation_unavailable
 */
export async function attemptTwice<Made>(
  attempt: () => Promise<Outcome<Made>>,
  pauseMilliseconds: number = defaultPauseMilliseconds,
): Promise<Made> {
  for (let count = 1; ; count += 1) {
    const outcome = await attempt();
    if ('made' in outcome) return outcome.made;
    const { cause, again, retryAfterSeconds } = outcome;
    const wait = retryAfterSeconds === undefined ? pauseMilliseconds : retryAfterSeconds * 1000;
    if (!again || count >= attempts || wait > longestPauseMilliseconds) {
      throw translationUnavailable(cause, explain(outcome), retryAfterSeconds);
    }
    await pause(wait);
  }
}
