import { extname } from 'node:path';
import type { Context, Middleware } from 'koa';

/** A request as it was answered; `route` is the pattern of its path, without any id. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Tells of each request when it is answered: never more routes and methods than there are here. */
export function observeRequests(observe: (request: AnsweredRequest) => void): Middleware {
  return async function observeRequest(ctx, next) {
    const startedAt = performance.now();
    await next();
    observe({
      method: usualMethods.has(ctx.method) ? ctx.method : 'other',
      route: routeOf(ctx),
      status: ctx.status,
      seconds: (performance.now() - startedAt) / 1000,
    });
  };
}

/** What no call of the API answers is put together by its kind. */
function routeOf({ state, path }: Context): string {
  const route: unknown = state['route'];
  if (typeof route === 'string') return route;
  if (path === '/healthz' || path === '/readyz') return path;
  if (path.startsWith('/api')) return '/api/*';
  return extname(path) === '' ? 'page' : 'file';
}
