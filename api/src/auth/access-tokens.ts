import { errors, jwtVerify, SignJWT } from 'jose';
import { codeOf, knownError } from '../errors.ts';

const lifetimeSeconds = 15 * 60;
const issuer = 'topwords';
const algorithm = 'HS256';
const rememberedAtMost = 10_000;

interface Verified {
  userId: string;
  expiresAt: number;
}

/** Issues access tokens and verifies them; times are UTC milliseconds. */
export interface AccessTokens {
  issue(userId: string, now: number): Promise<string>;
  /** The user's id. @throws token_invalid, token_expired */
  verify(token: string, now: number): Promise<string>;
}

/**
 * Access tokens: JWT, HS256, 15 minutes. What was verified is remembered until it expires, since
 * verifying costs more than all else in a small call.
 */
export function createAccessTokens(key: Uint8Array): AccessTokens {
  const remembered = new Map<string, Verified>();

  async function verify(token: string, now: number): Promise<string> {
    const known = remembered.get(token);
    if (known !== undefined) {
      if (known.expiresAt > now) return known.userId;
      remembered.delete(token);
    }
    const verified = await verifyToken(token, key, now);
    if (remembered.size >= rememberedAtMost) forgetOldest(remembered);
    remembered.set(token, verified);
    return verified.userId;
  }

  function issue(userId: string, now: number): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT()
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
    const { payload } = await jwtVerify<{ sub: string; exp: number }>(token, key, {
      algorithms: [algorithm],
      issuer,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp'],
    });
    return { userId: payload.sub, expiresAt: payload.exp * 1000 };
  } catch (error) {
    if (codeOf(error) === errors.JWTExpired.code) {
      throw knownError('token_expired', 'Your session has expired');
    }
    throw knownError('token_invalid', 'Sign in again');
  }
}

function forgetOldest(remembered: Map<string, Verified>): void {
  const [oldest] = remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
}
