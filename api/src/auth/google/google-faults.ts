import { knownError, type KnownError } from '../../errors/known-error.ts';

/**
 * Google, or the way to it, does not work.
 * @param reason for the log; names no code, token or person
 */
export function googleUnavailable(reason: string): KnownError {
  return knownError('google_unavailable', 'Couldn’t reach Google. Try again shortly', {
    cause: new Error(reason),
  });
}

/** Google does not accept the code, or the account that it names cannot be entered. */
export function googleRefused(
  detail = 'Google did not accept this sign-in. Please try again.',
): KnownError {
  return knownError('google_refused', detail);
}
