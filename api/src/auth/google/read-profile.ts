import { emailAddress } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import { normaliseEmail } from '../../users/normalise-email.ts';
import { googleUnavailable } from './google-faults.ts';

const longestUsername = 50;
/** Directional controls are removed from names: they could reorder the text around it. */
const directionalControls = /[\u202a-\u202e\u2066-\u2069]/g;

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
  const [mailbox = ''] = address.data.split('@');
  return {
    sub,
    email: normaliseEmail(address.data),
    username: readName(name) || readName(mailbox) || 'Learner',
  };
}

/** A text that meets the contract's rules for usernames; empty if nothing remains. */
function readName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const readable = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(directionalControls, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cut(readable, longestUsername);
}

/** As many whole characters as fit, so that no emoji or accent is split. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest * 8))) {
    if (kept.length + segment.length > longest) break;
    kept += segment;
  }
  return kept.trim();
}
