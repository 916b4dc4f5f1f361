import { Router } from '@koa/router';
import { apiBasePath, type Call } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { knownError } from '../errors/known-error.ts';
import type { Exchange, Route } from './route.ts';
import { refuseDeletedAccount } from './refuse-deleted-account.ts';

/** Koa's router over the routes of all domains. A path that exists answers 405 to other methods. */
export function createRouteTable(routes: readonly Route[], exchange: Exchange): Middleware {
  const router = new Router({ prefix: apiBasePath });
  for (const [path, ofPath] of groupByPath(routes)) {
    for (const { call, respond } of ofPath) {
      router.register(path, [call.method], (ctx) => {
        nameRoute(ctx, call);
        return refuseDeletedAccount(ctx, exchange.db, () => respond(ctx, exchange));
      });
    }
    router.all(path, (ctx) => {
      const methods = ofPath.flatMap(({ call }) => allowedMethods(call));
      ctx.set('Allow', [...methods, 'OPTIONS'].join(', '));
      if (ctx.method !== 'OPTIONS') {
        throw knownError('method_not_allowed', `${ctx.method} is not allowed here`);
      }
      ctx.status = 204;
    });
  }
  return router.routes() as Middleware;
}

/** Names the route for request counters. */
function nameRoute(ctx: Context, { path }: Call): void {
  ctx.state['route'] = `${apiBasePath}${path}`;
}

function allowedMethods({ method }: Call): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** Paths without parameters first, so that `/words/setstatus` is not taken for a language. */
function groupByPath(routes: readonly Route[]): [string, Route[]][] {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const path = route.call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    groups.set(path, [...(groups.get(path) ?? []), route]);
  }
  return [...groups].toSorted(([a], [b]) => parametersIn(a) - parametersIn(b));
}

function parametersIn(path: string): number {
  return path.split(':').length - 1;
}
