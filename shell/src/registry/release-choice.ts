import {
  isInCanary,
  type Canary,
  type RemoteListing,
  type RemoteOverride,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import type { SessionRegistry } from './session-registry.ts';

/** A version of a remote that a page may run, and as what. */
export interface ChosenRelease {
  release: RemoteRelease;
  role: 'override' | 'canary' | 'stable' | 'previous';
  /** Whether it may run only with the hash that the registry names. */
  isHashDemanded: boolean;
}

/** The version of a remote that a learner gets. */
export interface RemoteChoice extends ChosenRelease {
  /** What takes its place, once, when it fails. */
  fallback: ChosenRelease | null;
}

/** What a developer runs has the declarations of the stable version, and no substitute. */
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

/** What a learner gets of each remote; a visitor, whose `sub` is empty, the stable versions. */
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

/** The choice whose remote declares a path. */
export function choiceOfPath(
  choices: readonly RemoteChoice[],
  path: string,
): RemoteChoice | undefined {
  return choices.find(({ release }) => release.routes.includes(path));
}

/** The id of a remote's canary; empty where it has none. */
export function canaryIdOf({ snapshot }: SessionRegistry, remote: string): string {
  return snapshot.remotes.find(({ name }) => name === remote)?.canary?.id ?? '';
}

/** Ids of the canaries that a learner gets. */
export function canariesOf(registry: SessionRegistry, sub: string): string[] {
  return registry.snapshot.remotes.flatMap(({ canary }) =>
    isGiven(canary, registry, sub) ? [canary.id] : [],
  );
}
