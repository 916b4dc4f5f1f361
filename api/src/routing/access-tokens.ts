import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { codeOf, knownError } from '../errors/known-error.ts';

const lifetimeSeconds = 15 * 60;
const issuer = 'topwords';
const algorithm = 'HS256';
const maxRemembered = 10_000;

/**
 * The account and the session of an access token. Tokens from before tokens named their session
 * have none; they are valid until they expire.
 */
interface TokenOwner {
  userId: string;
  sessionId: string | undefined;
}

interface Verified {
  owner: TokenOwner;
  expiresAt: number;
}

/** Issues access tokens and verifies them; times are UTC milliseconds. */
export interface AccessTokens {
  issue(owner: TokenOwner, now: number): Promise<string>;
  /** Does not check whether the session has ended since. @throws token_invalid, token_expired */
  verify(token: string, now: number): Promise<TokenOwner>;
}

/**
 * Access tokens: JWT, HS256, 15 minutes. Verified tokens are cached until they expire, since
 * verifying is the most expensive part of a small call.
 * @param previous the key before this one, which signs nothing any more
 */
export function createAccessTokens(key: Uint8Array, previous?: Uint8Array): AccessTokens {
  const remembered = new LRUCache<string, Verified>({ max: maxRemembered });

  async function verify(token: string, now: number): Promise<TokenOwner> {
    const known = remembered.get(token);
    if (known !== undefined && known.expiresAt > now) return known.owner;
    const verified = await verifyToken(token, key, now).catch((error: unknown) => {
      if (previous === undefined || codeOf(error) !== 'token_invalid') throw error;
      return verifyToken(token, previous, now);
    });
    remembered.set(token, verified);
    return verified.owner;
  }

  function issue({ userId, sessionId }: TokenOwner, now: number): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT(sessionId === undefined ? {} : { sid: sessionId })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(userId)
      .setIssuer(issuer)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(key);
  }

  return { issue, verify };
}

async function verifyToken(token: string, key: Uint8Array, now: number): Promise<Verified> {
  try {
    const { payload } = await jwtVerify<{ sub: string; exp: number; sid?: string }>(token, key, {
      algorithms: [algorithm],
      issuer,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp'],
    });
    const owner = { userId: payload.sub, sessionId: payload.sid };
    return { owner, expiresAt: payload.exp * 1000 };
  } catch (error) {
    if (codeOf(error) === errors.JWTExpired.code) {
      throw knownError('token_expired', 'Your session has expired');
    }
    throw knownError('token_invalid', 'Sign in again');
  }
}
