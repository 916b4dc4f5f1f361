import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

const requestIdHeader = 'X-Request-Id';
const saneId = /^[\w.:-]{8,64}$/;

/** Logs each answered request, without its query, headers and body: these may hold secrets. */
export function logRequests(log: Logger): Middleware {
  return async function logRequest(ctx, next) {
    const given = ctx.get(requestIdHeader);
    const id = saneId.test(given) ? given : randomUUID();
    const startedAt = performance.now();
    ctx.state['requestId'] = id;
    ctx.set(requestIdHeader, id);
    await next();
    const isProbe = ctx.path === '/healthz' || ctx.path === '/readyz';
    log[isProbe ? 'debug' : 'info'](
      {
        id,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        user: ctx.state['userId'],
      },
      'request',
    );
  };
}
