import type { RemoteOverride } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { Keys } from '../auth/keys.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie, type OwnCookie } from '../http/own-cookie.ts';
import { signOverride, verifyOverride } from './override-token.ts';

/** Pages are made with it, so it is sent with each; no script reads it, no other site sends it. */
const cookie: OwnCookie = { name: 'topwords-override', path: '/', sameSite: 'strict' };

/** Stores an override in the browser until it ends. */
export async function setOverrideCookie(
  ctx: Context,
  override: RemoteOverride,
  { keys, now }: { keys: Keys; now: number },
): Promise<void> {
  const token = await signOverride(override, keys);
  setOwnCookie(ctx, cookie, token, override.expires_at - now);
}

/** Removes the override from the browser. */
export function endOverride(ctx: Context): { ended: true } {
  clearOwnCookie(ctx, cookie);
  return { ended: true };
}

/** The override that the browser holds, if we signed it and it has not ended. */
export async function readOverrideCookie(
  ctx: Context,
  { keys, now }: { keys: Keys; now: number },
): Promise<RemoteOverride | null> {
  const token = readOwnCookie(ctx, cookie);
  return token === undefined ? null : verifyOverride(token, now, keys);
}
