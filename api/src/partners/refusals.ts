import { nameOfTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import { knownError, type KnownError } from '../errors/known-error.ts';
import type { ReachedLimit } from './partner-limits.ts';

/** Texts for readers; the diagnosis tells the page's developer more. */
const details = {
  partner_key_unknown: 'The translator of this page is not set up correctly',
  partner_key_expired: 'The translator of this page is switched off',
  partner_origin_refused: 'The translator may not be used on this page',
} as const;

/** A refusal of a key, in words for a reader. */
export function refusalOf(code: keyof typeof details): KnownError {
  return knownError(code, details[code]);
}

/** A refusal of a secret key that does not exist, in words for the server's developer. */
export function secretUnknown(): KnownError {
  return knownError('partner_key_unknown', 'This secret key does not exist');
}

/** A refusal of a secret key that anyone who looks at a page could read. */
export function secretExposed(): KnownError {
  return knownError(
    'partner_secret_exposed',
    'A browser sent a secret key, where anyone can read it. Have it revoked, and use a publishable key in pages',
  );
}

/** A refusal of a publishable key outside a page. */
export function sessionRequired(): KnownError {
  return knownError(
    'partner_session_required',
    'A publishable key works only in pages, and this request has no Origin. Servers use a secret key: Authorization: Bearer sk_…',
  );
}

/** A refusal of a session that has expired, or belongs to another page or network. */
export function sessionInvalid(): KnownError {
  return knownError(
    'partner_session_invalid',
    'The session of this page has ended. Request the settings for a new one',
  );
}

/** A refusal because a quota is used up, by everyone or by one address. */
export function quotaReached({ limit, of, retryAfterSeconds }: ReachedLimit): KnownError {
  if (of === 'address' && limit === 'minute') return addressRefused(retryAfterSeconds);
  if (of === 'address') {
    const detail = 'Your network has used its share of this translator for today';
    return knownError('partner_quota_reached', detail, { retryAfterSeconds });
  }
  const detail =
    limit === 'day'
      ? 'The translator of this page has reached its limit for today'
      : `The translator of this page gets too many requests. Try again in ${inSeconds(retryAfterSeconds)}`;
  return knownError('partner_quota_reached', detail, { retryAfterSeconds });
}

/** A refusal because too many requests came from one address. */
export function addressRefused(retryAfterSeconds: number): KnownError {
  const detail = `Too many requests came from your network. Try again in ${inSeconds(retryAfterSeconds)}`;
  return knownError('partner_quota_reached', detail, { retryAfterSeconds });
}

/** A refusal of a language that a key does not have. */
export function languageRefused(language: TranslatorLanguage): KnownError {
  const name = nameOfTranslatorLanguage(language);
  return knownError(
    'partner_language_refused',
    `The translator on this page doesn’t offer ${name}`,
  );
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
