import type { Middleware } from 'koa';

/** A year; siblings of the host are its operator's to decide about, hence no `includeSubDomains`. */
const httpsAlone = 'max-age=31536000';

/** Headers of every answer, whatever it is: no type is guessed, and who was met on https stays there. */
export function headersOfAll(): Middleware {
  return function setHeadersOfAll(ctx, next) {
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.secure) ctx.set('Strict-Transport-Security', httpsAlone);
    return next();
  };
}

/** Headers of every answer of the API; what serves a page or a file of its own replaces them. */
export function securityHeaders(): Middleware {
  return function setSecurityHeaders(ctx, next) {
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    });
    return next();
  };
}
