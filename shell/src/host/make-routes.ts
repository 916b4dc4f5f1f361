import type { CreateRemote, HostApi } from '@topwords/platform/host';
import type { RouteObject } from '@topwords/platform/router';

function isRoute(value: unknown): value is RouteObject {
  return value instanceof Object && !Array.isArray(value);
}

/** Checks that a value is a list of route objects. @throws {TypeError} when it is not. */
function asRoutes(value: unknown): RouteObject[] {
  if (!Array.isArray(value) || !value.every(isRoute)) {
    throw new TypeError('It returns no list of routes');
  }
  return value;
}

/**
 * Returns the full paths that have a screen.
 * @throws {TypeError} for a top-level path that is not absolute.
 */
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
 * Creates a remote's routes for a host and checks them against its declared paths.
 * @param declared its declared paths; null for an override, which is not checked
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
