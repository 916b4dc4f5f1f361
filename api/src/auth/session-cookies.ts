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

/** Sessions outlive a release: browsers with the plain name get the prefixed one. */
const refreshCookie: OwnCookie = {
  name: 'refresh_token',
  path: '/api/auth',
  sameSite: 'strict',
  isOlderThanPrefix: true,
};
/**
 * Our page reads it and sends it back as a header; on page requests it hints at a session. The
 * specification gives its name, so it has no prefix; without the session's cookie it is worthless.
 */
const xsrfCookie = { httpOnly: false, sameSite: 'strict', path: '/' } as const;

/** Sets the session's refresh token and its XSRF token. */
export function setSessionCookies(ctx: Context, token: RefreshToken, keys: Keys): void {
  setOwnCookie(ctx, refreshCookie, formatRefreshToken(token), sessionIdleMilliseconds);
  ctx.cookies.set(xsrfCookieName, xsrfTokenOf(token.sessionId, keys), {
    ...xsrfCookie,
    maxAge: sessionIdleMilliseconds,
    secure: ctx.secure,
    overwrite: true,
  });
}

/** Clears the session's cookies. */
export function clearSessionCookies(ctx: Context): void {
  clearOwnCookie(ctx, refreshCookie);
  ctx.cookies.set(xsrfCookieName, null, { ...xsrfCookie, overwrite: true });
}

/**
 * The session that a browser holds, which signing in replaces: only to end it, and only with its
 * secret, so that no header needs to prove where the request comes from.
 */
export function readReplacedSession(ctx: Context): RefreshToken | undefined {
  return parseRefreshToken(readOwnCookie(ctx, refreshCookie) ?? '');
}

/**
 * The refresh token of a request whose XSRF header proves that it comes from our own page;
 * undefined without any of our cookies.
 * @throws xsrf_refused
 */
export function readSessionCookie(ctx: Context, keys: Keys): RefreshToken | undefined {
  const token = parseRefreshToken(readOwnCookie(ctx, refreshCookie) ?? '');
  if (token !== undefined && !isXsrfTokenOf(ctx.get(xsrfHeaderName), token.sessionId, keys)) {
    throw knownError('xsrf_refused', `The ${xsrfHeaderName} header does not match the session`);
  }
  return token;
}
