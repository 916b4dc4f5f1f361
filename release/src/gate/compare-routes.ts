import { namesOf, type Candidate, type ContractBreak } from './contract-break.ts';

/** Removed routes: each breaks the front ends that link to it, else learners' bookmarks. */
function removedRoutes({ contract, previous, consumers }: Candidate): ContractBreak[] {
  const remaining = new Set([
    ...contract.routes,
    ...consumers.flatMap((consumer) => consumer.contract.routes),
  ]);
  const removed = (previous?.routes ?? []).filter((route) => !remaining.has(route));
  return removed.map((route) => {
    const linking = namesOf(consumers.filter((other) => other.contract.links.includes(route)));
    return {
      part: 'routes',
      detail: `The route ${route} no longer exists`,
      breaks: linking.length > 0 ? linking : ['learners’ bookmarks'],
    };
  });
}

/** A page uses the first remote that claims a path, so a second one would never be shown. */
function conflictingRoutes({ contract, consumers }: Candidate): ContractBreak[] {
  return contract.routes.flatMap((route): ContractBreak[] => {
    const others = namesOf(consumers.filter((other) => other.contract.routes.includes(route)));
    if (others.length === 0) return [];
    return [{ part: 'routes', detail: `The route ${route} is already taken`, breaks: others }];
  });
}

/**
 * A navigation entry must lead to a screen of its own remote. A removed entry is not a break: it
 * breaks no program, and its screen keeps its address.
 */
function invalidNavigation({ name, contract }: Candidate): ContractBreak[] {
  const invalid = contract.navigation.filter((path) => !contract.routes.includes(path));
  return invalid.map((path) => ({
    part: 'navigation',
    detail: `The navigation leads to ${path}, which is not a route of ${name}`,
    breaks: ['learners’ navigation'],
  }));
}

/** Compares the routes and navigation of a front end. */
export function compareRoutes(candidate: Candidate): ContractBreak[] {
  return [
    ...removedRoutes(candidate),
    ...conflictingRoutes(candidate),
    ...invalidNavigation(candidate),
  ];
}
