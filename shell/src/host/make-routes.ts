import type { CreateRemote, HostApi } from '@topwords/platform/host';
import type { RouteObject } from '@topwords/platform/router';

function isRoute(value: unknown): value is RouteObject {
  return value instanceof Object && !Array.isArray(value);
}

/** Routes as a list of route objects, all the way down. @throws {TypeError} when they are not. */
function asRoutes(value: unknown): RouteObject[] {
  if (!Array.isArray(value) || !value.every(isRoute)) {
    throw new TypeError('It gives no list of routes');
  }
  return value;
}

/** The full paths that have a screen. @throws {TypeError} for a path that is not absolute at the top. */
function pathsOf(routes: unknown, parent: string | null): string[] {
  return asRoutes(routes).flatMap(({ path, index, children }) => {
    if (path === undefined) {
      return [...(index ? [parent ?? '/'] : []), ...pathsOf(children ?? [], parent)];
    }
    if (parent === null && !path.startsWith('/')) {
      throw new TypeError(`Its route ${path} is not absolute`);
    }
    const full = path.startsWith('/') ? path : `${parent}/${path}`.replace('//', '/');
    return [full, ...pathsOf(children ?? [], full)];
  });
}

/** Whether a route, which may end in a splat, has a screen for a path. */
function serves(route: string, path: string): boolean {
  if (!route.endsWith('/*')) return route === path;
  const start = route.slice(0, -2);
  return path === start || path.startsWith(`${start}/`);
}

/**
 * The routes that a remote makes for a host, held against what it declares.
 * @param declared its paths; null where nothing is held against it, as with what a developer changes
 * @throws {TypeError} when it breaks its contract
 */
export function makeRoutes(
  exposed: unknown,
  host: HostApi,
  declared: readonly string[] | null,
): RouteObject[] {
  if (typeof exposed !== 'function') throw new TypeError('It exposes no function');
  const routes = asRoutes((exposed as CreateRemote)(host));
  const paths = pathsOf(routes, null);
  if (!declared) return routes;
  const tops = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const foreign = tops.find((path) => !declared.some((route) => serves(path, route)));
  if (foreign !== undefined) throw new TypeError(`It does not declare its route ${foreign}`);
  const missing = declared.find((route) => !paths.some((path) => serves(path, route)));
  if (missing !== undefined) throw new TypeError(`It has no screen for its route ${missing}`);
  return routes;
}
