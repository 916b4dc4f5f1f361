import {
  isInCanary,
  type Canary,
  type RemoteListing,
  type RemoteOverride,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import type { SessionRegistry } from './session-registry.ts';

/** A version of a remote that a page may run, and its role. */
export interface ChosenRelease {
  release: RemoteRelease;
  role: 'override' | 'canary' | 'stable' | 'previous';
  /** Whether it may run only with the registry's hash. */
  isHashDemanded: boolean;
}

/** The version of a remote that a learner gets. */
export interface RemoteChoice extends ChosenRelease {
  /** The version that replaces it, once, when it fails. */
  fallback: ChosenRelease | null;
}

/** An override has the declarations of the stable version, and no fallback. */
function overridden({ stable }: RemoteListing, { origin }: RemoteOverride): RemoteChoice {
  const entry = `${origin}/remote-entry.js`;
  const release = { ...stable, entry, integrity: {}, preload: [] };
  return { release, role: 'override', isHashDemanded: false, fallback: null };
}

function isGiven(
  canary: Canary | null,
  { stopped_canaries }: SessionRegistry,
  sub: string,
): canary is Canary {
  return canary !== null && !stopped_canaries.includes(canary.id) && isInCanary(canary, sub);
}

/**
 * Chooses a version of each remote for a learner; a visitor, whose `sub` is empty, gets the stable
 * versions.
 */
export function chooseReleases(registry: SessionRegistry, sub: string): RemoteChoice[] {
  const { snapshot, override, public_key } = registry;
  const isHashDemanded = public_key !== null;
  return snapshot.remotes.map((listing) => {
    const { name, stable, previous, canary } = listing;
    if (override?.remote === name && override.sub === sub) return overridden(listing, override);
    const asStable: ChosenRelease = { release: stable, role: 'stable', isHashDemanded };
    if (isGiven(canary, registry, sub)) {
      return { release: canary.release, role: 'canary', isHashDemanded, fallback: asStable };
    }
    const fallback = previous && { release: previous, role: 'previous' as const, isHashDemanded };
    return { ...asStable, fallback };
  });
}

/** Returns the choice whose remote declares a path. */
export function choiceOfPath(
  choices: readonly RemoteChoice[],
  path: string,
): RemoteChoice | undefined {
  return choices.find(({ release }) => release.routes.includes(path));
}

/** Returns the id of a remote's canary; empty when it has none. */
export function canaryIdOf({ snapshot }: SessionRegistry, remote: string): string {
  return snapshot.remotes.find(({ name }) => name === remote)?.canary?.id ?? '';
}

/** Returns the ids of the canaries that a learner gets. */
export function canariesOf(registry: SessionRegistry, sub: string): string[] {
  return registry.snapshot.remotes.flatMap(({ canary }) =>
    isGiven(canary, registry, sub) ? [canary.id] : [],
  );
}
