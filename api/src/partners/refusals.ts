import { nameOfTranslatorLanguage, type TranslatorLanguage } from '@topwords/platform/contracts';
import { knownError, type KnownError } from '../errors.ts';
import type { ReachedLimit } from './partner-limits.ts';

/** What a reader is told; the page's developer is told more by the diagnosis. */
const details = {
  partner_key_unknown: 'The translator of this page is not set up correctly',
  partner_key_expired: 'The translator of this page is switched off',
  partner_origin_refused: 'The translator may not be used on this page',
} as const;

/** A refusal of a key, in words for a reader. */
export function refusalOf(code: keyof typeof details): KnownError {
  return knownError(code, details[code]);
}

/** A refusal since a key was used as much as it may be. */
export function quotaReached({ limit, retryAfterSeconds }: ReachedLimit): KnownError {
  const detail =
    limit === 'day'
      ? 'The translator of this page has reached its limit for today'
      : `The translator of this page is used too much. Try again in ${inSeconds(retryAfterSeconds)}`;
  return knownError('partner_quota_reached', detail, { retryAfterSeconds });
}

/** A refusal since so many requests came from one address. */
export function addressRefused(retryAfterSeconds: number): KnownError {
  const detail = `Too many requests came from your network. Try again in ${inSeconds(retryAfterSeconds)}`;
  return knownError('partner_quota_reached', detail, { retryAfterSeconds });
}

/** A refusal of a language that a key does not have. */
export function languageRefused(language: TranslatorLanguage): KnownError {
  const name = nameOfTranslatorLanguage(language);
  return knownError('partner_language_refused', `The translator of this page does not do ${name}`);
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
