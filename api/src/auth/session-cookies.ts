import { xsrfCookieName, xsrfHeaderName } from '@topwords/platform/contracts';
import type { Context } from 'koa';
import { knownError } from '../errors/known-error.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie, type OwnCookie } from '../http/own-cookie.ts';
import type { Keys } from './keys.ts';
import {
  formatRefreshToken,
  isXsrfTokenOf,
  parseRefreshToken,
  xsrfTokenOf,
  type RefreshToken,
} from './session-secrets.ts';
import { sessionIdleMilliseconds } from './start-session.ts';

/** Sessions outlive a release: browsers that have it under the plain name get the other. */
const refreshCookie: OwnCookie = {
  name: 'refresh_token',
  path: '/api/auth',
  sameSite: 'strict',
  isOlderThanPrefix: true,
};
/**
 * Read by our page, which sends it back as a header; on page requests it hints at a session. Its name
 * is the specification's, so that it has no prefix; it is worth nothing without the session's cookie.
 */
const xsrfCookie = { httpOnly: false, sameSite: 'strict', path: '/' } as const;

/** Gives the browser the session's refresh token and its XSRF token. */
export function setSessionCookies(ctx: Context, token: RefreshToken, keys: Keys): void {
  setOwnCookie(ctx, refreshCookie, formatRefreshToken(token), sessionIdleMilliseconds);
  ctx.cookies.set(xsrfCookieName, xsrfTokenOf(token.sessionId, keys), {
    ...xsrfCookie,
    maxAge: sessionIdleMilliseconds,
    secure: ctx.secure,
    overwrite: true,
  });
}

/** Has the browser forget the session. */
export function clearSessionCookies(ctx: Context): void {
  clearOwnCookie(ctx, refreshCookie);
  ctx.cookies.set(xsrfCookieName, null, { ...xsrfCookie, overwrite: true });
}

/**
 * The refresh token of a request that proves, by the XSRF header, to come from our own page;
 * undefined when there is no cookie of ours at all.
 * @throws xsrf_refused
 */
export function readSessionCookie(ctx: Context, keys: Keys): RefreshToken | undefined {
  const token = parseRefreshToken(readOwnCookie(ctx, refreshCookie) ?? '');
  if (token !== undefined && !isXsrfTokenOf(ctx.get(xsrfHeaderName), token.sessionId, keys)) {
    throw knownError('xsrf_refused', `The ${xsrfHeaderName} header does not match the session`);
  }
  return token;
}
