import { jwtVerify, SignJWT } from 'jose';
import type { RemoteOverride } from '@topwords/platform/contracts';
import type { Keys } from '../auth/keys.ts';

const algorithm = 'HS256';
const audience = 'remote override';

/** A token that contains an override's grant; it ends with the override. */
export function signOverride(
  { remote, origin, sub, expires_at: expiresAt }: RemoteOverride,
  keys: Keys,
): Promise<string> {
  return new SignJWT({ remote, origin })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(sub)
    .setAudience(audience)
    .setExpirationTime(expiresAt / 1000)
    .sign(keys.remoteOverride);
}

/** What a token grants at `now`; null if we did not sign it or it has ended. */
export async function verifyOverride(
  token: string,
  now: number,
  keys: Keys,
): Promise<RemoteOverride | null> {
  try {
    const { payload } = await jwtVerify<{
      sub: string;
      exp: number;
      remote: string;
      origin: string;
    }>(token, keys.remoteOverride, {
      algorithms: [algorithm],
      audience,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'exp', 'remote', 'origin'],
    });
    const { remote, origin, sub, exp } = payload;
    return { remote, origin, sub, expires_at: exp * 1000 };
  } catch {
    return null;
  }
}
