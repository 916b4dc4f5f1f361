import { emailAddress } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { readUsername, usernameOfAddress } from '../../users/read-username.ts';
import { googleUnavailable } from './google-faults.ts';

/** A person as Google knows them. */
export interface GoogleProfile {
  /** Google's id of the account; it stays when the address changes. */
  sub: string;
  /** Verified by Google, and normalised. */
  email: string;
  /** Valid as a username. */
  username: string;
}

/**
 * Validates Google's profile of a person, trusting nothing about its form.
 * @throws google_email_unverified, google_unavailable
 */
export function readProfile(answer: unknown): GoogleProfile {
  const profile = typeof answer === 'object' && answer !== null ? answer : {};
  const { sub, email, email_verified, name } = profile as Record<string, unknown>;
  if (typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub)) {
    throw googleUnavailable('a profile without a usable sub');
  }
  const address = emailAddress.safeParse(email);
  if (email_verified !== true || !address.success) {
    throw knownError(
      'google_email_unverified',
      'Google has not verified the e-mail address of this account. Verify it with Google first',
    );
  }
  return {
    sub,
    email: normaliseEmail(address.data),
    username: readUsername(name) || usernameOfAddress(address.data),
  };
}
