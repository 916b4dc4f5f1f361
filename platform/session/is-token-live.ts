import { z } from 'zod/mini';

const claims = z.object({ exp: z.number() });

/**
 * Whether an access token (JWT) is still valid at `now` (milliseconds since 1970). The page only
 * reads the claim `exp`; only the server verifies the token.
 */
export function isTokenLive(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return claims.parse(JSON.parse(json)).exp * 1000 > now;
  } catch {
    return false;
  }
}
