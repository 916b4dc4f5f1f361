import type { Context } from 'koa';
import { makeSecret } from '../session-secrets.ts';

const name = 'google_sign_in';
/** A state lives ten minutes, and so does the link token that follows it. */
const lifetime = 20 * 60 * 1000;

/** The secret by which we know the browser that began a sign-in with Google; undefined without one. */
export function readBrowserSecret(ctx: Context): string | undefined {
  const secret = ctx.cookies.get(name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** Has the browser keep its secret for longer, or one that is made now: tabs share it. */
export function keepBrowserSecret(ctx: Context): string {
  const secret = readBrowserSecret(ctx) ?? makeSecret();
  ctx.cookies.set(name, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/auth/google',
    secure: ctx.secure,
    maxAge: lifetime,
    overwrite: true,
  });
  return secret;
}
