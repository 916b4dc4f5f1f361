import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OpenContext } from '../../users/context.ts';
import { knownError, type KnownError } from '../../errors/known-error.ts';
import { keyRing, type Keys } from '../keys.ts';
import { spendToken, sweepSpentTokens } from '../spent-token-repository.ts';

/** How long a person may take in Google's window, and then to enter their password. */
export const stateLifetime = 10 * 60 * 1000;

const stateFormat = /^([\w-]{22}\.([\da-z]{1,11}))\.([\w-]{43})$/;

/**
 * A state for Google: valid once, for ten minutes after `now`, and only in the secret's browser.
 */
export function makeState(now: number, browserSecret: string, keys: Keys): string {
  const text = `${randomBytes(16).toString('base64url')}.${(now + stateLifetime).toString(36)}`;
  return `${text}.${sign(text, browserSecret, keys).toString('base64url')}`;
}

/** Spends a state, at any instance of the API but only once. @throws google_state_invalid */
export async function spendState(
  { db, now }: OpenContext,
  state: string,
  browserSecret: string | undefined,
  keys: Keys,
): Promise<void> {
  const [, text = '', expiry = '', signature = ''] = stateFormat.exec(state) ?? [];
  const expiresAt = Number.parseInt(expiry, 36);
  const given = Buffer.from(signature, 'base64url');
  const isOurs =
    browserSecret !== undefined &&
    keyRing(keys).some((ring) => {
      const expected = sign(text, browserSecret, ring);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  if (!isOurs || expiresAt <= now) throw stateInvalid();
  await sweepSpentTokens(db, now);
  if (!(await spendToken(db, { token: text, expiresAt }))) throw stateInvalid();
}

/** A sign-in that did not begin here, or has ended. */
export function stateInvalid(): KnownError {
  return knownError(
    'google_state_invalid',
    'This sign-in started elsewhere, expired or already ended. Please start again.',
  );
}

function sign(text: string, browserSecret: string, keys: Keys): Buffer {
  return createHmac('sha256', keys.googleSignIn).update(`state ${text} ${browserSecret}`).digest();
}
