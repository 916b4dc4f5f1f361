import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { knownError } from '../errors/known-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** `Sec-Fetch-Site` of requests without an origin that come from our own page, or from a person. */
const ownSites = new Set(['', 'same-origin', 'none']);

/**
 * Refuses calls that change something when a page of another origin makes them. A client that is
 * not a browser sends neither Origin nor Sec-Fetch-Site; it has no cookies to misuse either.
 * @throws origin_refused
 */
export function checkOrigin(allowedOrigins: readonly string[], log: Logger): Middleware {
  const warnOfProxy = warnOnce(log);
  return function checkOriginOf(ctx, next) {
    if (!readingMethods.has(ctx.method) && !isOwnOrigin(ctx, allowedOrigins)) {
      warnOfProxy(ctx);
      throw knownError('origin_refused', 'Requests from this page are not allowed');
    }
    return next();
  };
}

/** Whether a request comes from one of our pages, or from no page at all. */
export function isOwnOrigin(ctx: Context, allowedOrigins: readonly string[]): boolean {
  const origin = ctx.get('origin');
  if (origin === '') return ownSites.has(ctx.get('sec-fetch-site'));
  return isTrustedOrigin(ctx, origin, allowedOrigins);
}

/** Whether an origin is the one that answers here, or another of ours: scheme, host and port. */
export function isTrustedOrigin(
  ctx: Context,
  origin: string,
  allowedOrigins: readonly string[],
): boolean {
  if (allowedOrigins.includes(origin)) return true;
  return originOf(origin) !== undefined && originOf(origin) === ownOrigin(ctx);
}

/** The origin that answers. Proxy headers count only where proxies are declared. */
function ownOrigin({ protocol, host }: Context): string | undefined {
  return host === '' ? undefined : originOf(`${protocol}://${host}`);
}

/** Without its scheme's default port; undefined for what is not an origin, such as `null`. */
function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

/**
 * A proxy that ends TLS and does not say so makes every page look foreign, so that nothing seems to
 * work. The operator gets one warning in the log.
 */
function warnOnce(log: Logger): (ctx: Context) => void {
  let hasWarned = false;
  return (ctx) => {
    const [asked = '', own] = [originOf(ctx.get('origin')), ownOrigin(ctx)];
    if (hasWarned || !asked.startsWith('https:') || asked.replace('https:', 'http:') !== own)
      return;
    hasWarned = true;
    log.warn(
      { origin: asked, own },
      'refused an https page because requests arrive over http: behind a proxy, set TRUST_PROXY and have it send X-Forwarded-Proto',
    );
  };
}
