import type { RemoteListing } from '@topwords/platform/contracts';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { createEmptyRegistry, type SessionRegistry } from '../src/registry/session-registry.ts';
import type { RemoteChoice } from '../src/registry/release-choice.ts';

/** A trusted registry of a page with these remotes. */
export function buildRegistry(
  remotes: RemoteListing[] = [buildListing()],
  changes: Partial<SessionRegistry> = {},
): SessionRegistry {
  return { ...createEmptyRegistry(), snapshot: buildSnapshot({ remotes }), ...changes };
}

/** The choice of a stable version, without a fallback by default. */
export function buildChoice(changes: Partial<RemoteChoice> = {}): RemoteChoice {
  return {
    release: buildRelease(),
    role: 'stable',
    isHashDemanded: false,
    fallback: null,
    ...changes,
  };
}
