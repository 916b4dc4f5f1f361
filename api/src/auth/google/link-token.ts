import { jwtVerify, SignJWT } from 'jose';
import { randomUUIDv7 } from 'node:crypto';
import type { Keys } from '../keys.ts';
import { hashSecret } from '../session-secrets.ts';
import type { GoogleProfile } from './read-profile.ts';
import { stateInvalid, stateLifetime } from './sign-in-state.ts';

const algorithm = 'HS256';
const audience = 'google link';

/** A verified Google account, and the e-mail address of one of our accounts. */
export interface Link extends Pick<GoogleProfile, 'sub' | 'email'> {
  id: string;
  expiresAt: number;
}

/**
 * A token that one browser may exchange, with a password, for a session within ten minutes of
 * `now`.
 */
export function issueLinkToken(
  { sub, email }: GoogleProfile,
  now: number,
  browserSecret: string,
  keys: Keys,
): Promise<string> {
  return new SignJWT({ email, browser: hashSecret(browserSecret) })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(sub)
    .setJti(randomUUIDv7())
    .setAudience(audience)
    .setExpirationTime(Math.floor((now + stateLifetime) / 1000))
    .sign(keys.googleSignIn);
}

/** What a token of this browser contains. @throws google_state_invalid */
export async function readLinkToken(
  token: string,
  now: number,
  browserSecret: string | undefined,
  keys: Keys,
): Promise<Link> {
  if (browserSecret === undefined) throw stateInvalid();
  const { payload } = await jwtVerify<{
    sub: string;
    email: string;
    browser: string;
    jti: string;
    exp: number;
  }>(token, keys.googleSignIn, {
    algorithms: [algorithm],
    audience,
    currentDate: new Date(now),
    requiredClaims: ['sub', 'exp', 'jti', 'email', 'browser'],
  }).catch(() => {
    throw stateInvalid();
  });
  if (payload.browser !== hashSecret(browserSecret)) throw stateInvalid();
  return {
    sub: payload.sub,
    email: payload.email,
    id: payload.jti,
    expiresAt: payload.exp * 1000,
  };
}
