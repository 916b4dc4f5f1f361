import { namesOf, type Candidate, type ContractBreak } from './contract-break.ts';

/** A route that went: breaks whoever links to it, and in any case what learners have bookmarked. */
function goneRoutes({ contract, previous, consumers }: Candidate): ContractBreak[] {
  const there = new Set([
    ...contract.routes,
    ...consumers.flatMap((consumer) => consumer.contract.routes),
  ]);
  const gone = (previous?.routes ?? []).filter((route) => !there.has(route));
  return gone.map((route) => {
    const linking = namesOf(consumers.filter((other) => other.contract.links.includes(route)));
    return {
      part: 'routes',
      detail: `The route ${route} is gone`,
      breaks: linking.length > 0 ? linking : ['learners’ bookmarks'],
    };
  });
}

/** A page asks the first remote that claims a path: a second one would never be shown there. */
function contestedRoutes({ contract, consumers }: Candidate): ContractBreak[] {
  return contract.routes.flatMap((route): ContractBreak[] => {
    const others = namesOf(consumers.filter((other) => other.contract.routes.includes(route)));
    if (others.length === 0) return [];
    return [{ part: 'routes', detail: `The route ${route} is theirs already`, breaks: others }];
  });
}

/**
 * An entry must lead to a screen of its own remote. That an entry went breaks no program, and its
 * screen is still found by its address: it is no break.
 */
function strayNavigation({ name, contract }: Candidate): ContractBreak[] {
  const stray = contract.navigation.filter((path) => !contract.routes.includes(path));
  return stray.map((path) => ({
    part: 'navigation',
    detail: `The navigation leads to ${path}, which is no route of ${name}`,
    breaks: ['learners’ navigation'],
  }));
}

/** Compares where a front end can be reached. */
export function compareRoutes(candidate: Candidate): ContractBreak[] {
  return [...goneRoutes(candidate), ...contestedRoutes(candidate), ...strayNavigation(candidate)];
}
