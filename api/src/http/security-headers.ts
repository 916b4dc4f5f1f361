import type { Middleware } from 'koa';

/** A year. No `includeSubDomains`: sibling hosts are their operator's decision. */
const strictTransportSecurity = 'max-age=31536000';

/** What a file that is no page may load and be shown in: nothing. Pages have policies of their own. */
const policyOfFiles = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer: no type sniffing, and browsers that came over https stay on it. */
export function commonHeaders(): Middleware {
  return function setCommonHeaders(ctx, next) {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Security-Policy', policyOfFiles);
    if (ctx.secure) ctx.set('Strict-Transport-Security', strictTransportSecurity);
    return next();
  };
}

/** Headers of every answer of the API; handlers that serve a page or a file replace them. */
export function securityHeaders(): Middleware {
  return function setSecurityHeaders(ctx, next) {
    ctx.set({
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    });
    return next();
  };
}
