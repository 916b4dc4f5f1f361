import type { Context, Middleware } from 'koa';
import { knownError } from '../errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something when a page of another origin makes them. A client that is no
 * browser sends neither Origin nor Sec-Fetch-Site; it has no cookies to be misused either.
 * @throws origin_refused
 */
export function checkOrigin(allowedOrigins: readonly string[]): Middleware {
  return function checkOriginOf(ctx, next) {
    if (!readingMethods.has(ctx.method) && !isOwnOrigin(ctx, allowedOrigins)) {
      throw knownError('origin_refused', 'This page may not make calls here');
    }
    return next();
  };
}

/** Whether a request comes from a page of ours, or from no page at all. */
export function isOwnOrigin(ctx: Context, allowedOrigins: readonly string[]): boolean {
  const origin = ctx.get('origin');
  if (origin === '') return ctx.get('sec-fetch-site') !== 'cross-site';
  return isOurs(ctx, origin, allowedOrigins);
}

/** Whether an origin is the one that answers here, or another of ours. */
export function isOurs(ctx: Context, origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && ctx.host !== '' && new URL(origin).host === ctx.host;
}
