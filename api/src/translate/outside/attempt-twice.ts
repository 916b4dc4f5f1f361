import { setTimeout as pause } from 'node:timers/promises';
import { translationUnavailable } from '../engine.ts';
import { explain, type AttemptFailure } from './attempt-failure.ts';

/** The result of one attempt. */
export type Outcome<Made> = { made: Made } | AttemptFailure;

const attempts = 2;
const defaultPauseMilliseconds = 250;
const maxPauseMilliseconds = 2000;

/**
 * Asks an outside service, and once more if a second attempt may help. Waits as long as the service
 * asks if that is short; otherwise passes the wait on.
 * @throws translation_unavailable
 */
export async function attemptTwice<Made>(
  attempt: () => Promise<Outcome<Made>>,
  pauseMilliseconds: number = defaultPauseMilliseconds,
): Promise<Made> {
  for (let count = 1; ; count += 1) {
    const outcome = await attempt();
    if ('made' in outcome) return outcome.made;
    const { cause, isRetryable, retryAfterSeconds } = outcome;
    const wait = retryAfterSeconds === undefined ? pauseMilliseconds : retryAfterSeconds * 1000;
    if (!isRetryable || count >= attempts || wait > maxPauseMilliseconds) {
      throw translationUnavailable(cause, explain(outcome), retryAfterSeconds);
    }
    await pause(wait);
  }
}
