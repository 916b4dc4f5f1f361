import type { Middleware } from 'koa';

/** Headers of every answer of the API; what serves a page or a file of its own replaces them. */
export function securityHeaders(): Middleware {
  return function setSecurityHeaders(ctx, next) {
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
    return next();
  };
}
