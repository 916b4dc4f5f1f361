import { extname } from 'node:path';
import type { Context, Middleware } from 'koa';

/** An answered request; `route` is its path's pattern, without ids. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Reports each request once it is answered, with a bounded number of routes and methods. */
export function observeRequests(observe: (request: AnsweredRequest) => void): Middleware {
  return async function observeRequest(ctx, next) {
    const startedAt = performance.now();
    await next();
    observe({
      method: knownMethods.has(ctx.method) ? ctx.method : 'other',
      route: routeOf(ctx),
      status: ctx.status,
      seconds: (performance.now() - startedAt) / 1000,
    });
  };
}

/** Requests that no call of the API answers are grouped by kind. */
function routeOf({ state, path }: Context): string {
  const route: unknown = state['route'];
  if (typeof route === 'string') return route;
  if (path === '/healthz' || path === '/readyz') return path;
  if (path.startsWith('/api')) return '/api/*';
  return extname(path) === '' ? 'page' : 'file';
}
