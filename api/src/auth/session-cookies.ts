import { xsrfCookieName, xsrfHeaderName } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { knownError } from '../errors.ts';
import type { Keys } from './keys.ts';
import {
  formatRefreshToken,
  isXsrfTokenOf,
  parseRefreshToken,
  xsrfTokenOf,
  type RefreshToken,
} from './session-secrets.ts';
import { sessionIdleMilliseconds } from './start-session.ts';

const refreshCookieName = 'refresh_token';
const refreshCookie = { httpOnly: true, sameSite: 'strict', path: '/api/auth' } as const;
/** Read by our page, which sends it back as a header; on page requests it hints at a session. */
const xsrfCookie = { httpOnly: false, sameSite: 'strict', path: '/' } as const;

/** Gives the browser the session's refresh token and its XSRF token. */
export function setSessionCookies(ctx: Context, token: RefreshToken, keys: Keys): void {
  const lasting = { maxAge: sessionIdleMilliseconds, secure: ctx.secure, overwrite: true };
  ctx.cookies.set(refreshCookieName, formatRefreshToken(token), { ...refreshCookie, ...lasting });
  ctx.cookies.set(xsrfCookieName, xsrfTokenOf(token.sessionId, keys), {
    ...xsrfCookie,
    ...lasting,
  });
}

/** Has the browser forget the session. */
export function clearSessionCookies(ctx: Context): void {
  ctx.cookies.set(refreshCookieName, null, { ...refreshCookie, overwrite: true });
  ctx.cookies.set(xsrfCookieName, null, { ...xsrfCookie, overwrite: true });
}

/**
 * The refresh token of a request that proves, by the XSRF header, to come from our own page;
 * undefined when there is no cookie of ours at all.
 * @throws xsrf_refused
 */
export function readSessionCookie(ctx: Context, keys: Keys): RefreshToken | undefined {
  const token = parseRefreshToken(ctx.cookies.get(refreshCookieName) ?? '');
  if (token !== undefined && !isXsrfTokenOf(ctx.get(xsrfHeaderName), token.sessionId, keys)) {
    throw knownError('xsrf_refused', `The ${xsrfHeaderName} header does not fit the session`);
  }
  return token;
}
