import type { RemoteOverride } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import type { Keys } from '../auth/keys.ts';
import { signOverride, verifyOverride } from './override-token.ts';

const name = 'topwords-override';

/** Pages are made by it, so that it is sent with each; no script reads it, no other site sends it. */
const cookie = { httpOnly: true, sameSite: 'strict', path: '/', overwrite: true } as const;

/** Has the browser keep an override until it ends. */
export async function setOverrideCookie(
  ctx: Context,
  override: RemoteOverride,
  { keys, now }: { keys: Keys; now: number },
): Promise<void> {
  const token = await signOverride(override, keys);
  ctx.cookies.set(name, token, {
    ...cookie,
    maxAge: override.expires_at - now,
    secure: ctx.secure,
  });
}

/** Has the browser forget it. */
export function clearOverrideCookie(ctx: Context): void {
  ctx.cookies.set(name, null, cookie);
}

/** The override that the browser holds, if it is ours and has not ended. */
export async function readOverrideCookie(
  ctx: Context,
  { keys, now }: { keys: Keys; now: number },
): Promise<RemoteOverride | null> {
  const token = ctx.cookies.get(name);
  return token === undefined ? null : verifyOverride(token, now, keys);
}
