import { Router } from '@koa/router';
import { apiBasePath, type Call } from '@topwords/platform/contracts';
import type { Context, Middleware } from 'koa';
import { knownError } from '../errors/known-error.ts';
import { createFindPlainRoute } from './find-plain-route.ts';
import type { Exchange, Route } from './route.ts';
import { refuseDeletedAccount } from './refuse-deleted-account.ts';

/**
 * The routes of all domains. A path that exists answers 405 to other methods. Plain paths, which are
 * nearly all, are looked up; Koa's router decides on the others, since it tries one after the other.
 */
export function createRouteTable(routes: readonly Route[], exchange: Exchange): Middleware {
  const router = new Router({ prefix: apiBasePath });
  const groups = groupByPath(routes);
  const follow = ({ call, respond }: Route, ctx: Context) => {
    nameRoute(ctx, call);
    return refuseDeletedAccount(ctx, exchange.db, () => respond(ctx, exchange));
  };
  for (const [path, ofPath] of groups) {
    for (const one of ofPath) router.register(path, [one.call.method], (ctx) => follow(one, ctx));
    router.all(path, (ctx) => {
      const methods = ofPath.flatMap(({ call }) => allowedMethods(call));
      ctx.set('Allow', [...methods, 'OPTIONS'].join(', '));
      if (ctx.method !== 'OPTIONS') {
        throw knownError('method_not_allowed', `${ctx.method} is not allowed here`);
      }
      ctx.status = 204;
    });
  }
  const findPlainRoute = createFindPlainRoute(groups);
  const routed = router.routes() as Middleware;
  return (ctx, next) => {
    const { path } = ctx;
    const isApi = path.startsWith(`${apiBasePath}/`);
    const found = isApi ? findPlainRoute(ctx.method, path.slice(apiBasePath.length)) : undefined;
    if (found === undefined) return routed(ctx, next);
    ctx['params'] = found.params;
    return follow(found.route, ctx);
  };
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
