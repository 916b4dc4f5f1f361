import type { Middleware } from 'koa';

const path = '/.well-known/security.txt';
const lifetime = 180 * 24 * 60 * 60 * 1000;

/**
 * Says whom to tell about a vulnerability (RFC 9116).
 * @param contact an address as `mailto:…` or `https://…`; without one there is no such file
 */
export function answerSecurityText(contact: string | undefined, now: () => number): Middleware {
  return async function answerContact(ctx, next) {
    if (contact === undefined || ctx.path !== path || ctx.method !== 'GET') {
      await next();
      return;
    }
    ctx.type = 'text/plain; charset=utf-8';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + lifetime).toISOString()}`,
      'Preferred-Languages: en, es, ru, tr',
      `Canonical: ${ctx.protocol}://${ctx.host}${path}`,
      '',
    ].join('\n');
  };
}
