import type { Context } from 'koa';
import type { AccessTokens } from '../routing/access-tokens.ts';
import type { OpenContext } from '../users/context.ts';
import { listTargets, type NewUser } from '../users/user-repository.ts';
import type { Keys } from './keys.ts';
import { markBrowser } from './known-browser-cookie.ts';
import { presentSignIn } from './presenter.ts';
import { setSessionCookies } from './session-cookies.ts';
import type { RefreshToken } from './session-secrets.ts';

interface SignInContext extends OpenContext {
  keys: Keys;
  accessTokens: AccessTokens;
}

/** Answers a sign-in: sets the session's cookies and marks the browser as known. */
export async function answerSignIn(
  ctx: Context,
  { db, now, keys, accessTokens }: SignInContext,
  { user, token }: { user: NewUser; token: RefreshToken },
) {
  setSessionCookies(ctx, token, keys);
  await markBrowser(ctx, { db, keys, now }, user);
  return presentSignIn(await accessTokens.issue(token, now), user, await listTargets(db, user));
}
