import type { Context } from 'koa';
import { readOwnCookie, setOwnCookie, type OwnCookie } from '../../http/own-cookie.ts';
import { makeSecret } from '../session-secrets.ts';

const cookie: OwnCookie = { name: 'google_sign_in', path: '/api/auth/google', sameSite: 'lax' };
/** A state lives ten minutes, and so does the link token that follows it. */
const lifetime = 20 * 60 * 1000;

/**
 * The secret that identifies the browser that began a sign-in with Google; undefined without one.
 */
export function readBrowserSecret(ctx: Context): string | undefined {
  const secret = readOwnCookie(ctx, cookie);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** Extends the browser's secret, or creates one; its tabs share it. */
export function renewBrowserSecret(ctx: Context): string {
  const secret = readBrowserSecret(ctx) ?? makeSecret();
  setOwnCookie(ctx, cookie, secret, lifetime);
  return secret;
}
