import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { knownError } from '../errors/known-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a browser says of a request without an origin that comes from the page itself, or a person. */
const ownSites = new Set(['', 'same-origin', 'none']);

/**
 * Refuses calls that change something when a page of another origin makes them. A client that is no
 * browser sends neither Origin nor Sec-Fetch-Site; it has no cookies to be misused either.
 * @throws origin_refused
 */
export function checkOrigin(allowedOrigins: readonly string[], log: Logger): Middleware {
  const explain = explainOnce(log);
  return function checkOriginOf(ctx, next) {
    if (!readingMethods.has(ctx.method) && !isOwnOrigin(ctx, allowedOrigins)) {
      explain(ctx);
      throw knownError('origin_refused', 'Requests from this page are not allowed');
    }
    return next();
  };
}

/** Whether a request comes from a page of ours, or from no page at all. */
export function isOwnOrigin(ctx: Context, allowedOrigins: readonly string[]): boolean {
  const origin = ctx.get('origin');
  if (origin === '') return ownSites.has(ctx.get('sec-fetch-site'));
  return isOurs(ctx, origin, allowedOrigins);
}

/** Whether an origin is the one that answers here, or another of ours: scheme, host and port. */
export function isOurs(ctx: Context, origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  return originOf(origin) !== undefined && originOf(origin) === ownOrigin(ctx);
}

/** The origin that answers: what proxies say of it counts where they are declared. */
function ownOrigin({ protocol, host }: Context): string | undefined {
  return host === '' ? undefined : originOf(`${protocol}://${host}`);
}

/** Without the port that its scheme has anyway; undefined for what is no origin, such as `null`. */
function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? undefined : origin;
}

/**
 * A proxy that ends TLS and does not say so makes every page look foreign: whoever runs the server is
 * told once, since to people it looks as if nothing worked.
 */
function explainOnce(log: Logger): (ctx: Context) => void {
  let isExplained = false;
  return (ctx) => {
    const [asked = '', own] = [originOf(ctx.get('origin')), ownOrigin(ctx)];
    if (isExplained || !asked.startsWith('https:') || asked.replace('https:', 'http:') !== own)
      return;
    isExplained = true;
    log.warn(
      { origin: asked, own },
      'a page of https was refused by a server of http: behind a proxy, set TRUST_PROXY and have it send X-Forwarded-Proto',
    );
  };
}
