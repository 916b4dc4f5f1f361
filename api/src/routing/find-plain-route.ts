import type { Route } from './route.ts';

/** A route that a path leads to, with the values of its parameters. */
interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

interface Pattern {
  /** Texts, and names of parameters that begin with `:`. */
  parts: readonly string[];
  routes: readonly Route[];
}

/**
 * Paths in which nothing is encoded, no letter is large and no part is empty: nearly all. The router
 * decodes, ignores case and a slash at the end, which makes no difference to these.
 */
const plain = /^(?:\/[a-z0-9_.~-]+)+$/;

/** A part as plain paths have it; names of parameters keep their letters. */
function lowerCased(part: string): string {
  return part.startsWith(':') ? part : part.toLowerCase();
}

function fits({ parts }: Pattern, asked: readonly string[]): boolean {
  return parts.every((part, index) => part.startsWith(':') || part === asked[index]);
}

function paramsOf({ parts }: Pattern, asked: readonly string[]): FoundRoute['params'] {
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), asked[index] ?? '']] : [],
    ),
  );
}

/**
 * Finds the route of a plain path without trying all of them.
 * @param groups the routes of each path, such as `/words/:lang`, in the order in which paths are tried
 * @returns a function of a method and a path; undefined where the router must decide, also on methods
 */
export function createFindPlainRoute(
  groups: readonly (readonly [path: string, routes: readonly Route[]])[],
): (method: string, path: string) => FoundRoute | undefined {
  const whole = new Map<string, readonly Route[]>();
  const patterns = new Map<number, Pattern[]>();
  for (const [path, routes] of groups) {
    const parts = path.split('/').map(lowerCased);
    if (path.includes(':'))
      patterns.set(parts.length, [...(patterns.get(parts.length) ?? []), { parts, routes }]);
    else whole.set(parts.join('/'), routes);
  }
  return (method, path) => {
    if (!plain.test(path)) return undefined;
    const isAsked = ({ call }: Route) => call.method === method;
    const same = whole.get(path);
    if (same !== undefined) {
      const route = same.find(isAsked);
      return route && { route, params: {} };
    }
    const asked = path.split('/');
    const pattern = patterns.get(asked.length)?.find((one) => fits(one, asked));
    const route = pattern?.routes.find(isAsked);
    return pattern && route && { route, params: paramsOf(pattern, asked) };
  };
}
