import type { RemoteListing, RemoteRelease } from '@topwords/platform/contracts';

/** Adds or replaces a remote's listing; sorted by name. */
export function withListing(
  remotes: readonly RemoteListing[],
  listing: RemoteListing,
): RemoteListing[] {
  const others = remotes.filter(({ name }) => name !== listing.name);
  return [...others, listing].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns a remote's listing after a release becomes stable; the previous stable one is its
 * fallback.
 */
export function promoted(
  listing: RemoteListing | undefined,
  release: RemoteRelease,
): RemoteListing {
  if (!listing) return { name: release.name, stable: release, previous: null, canary: null };
  const isOnTrial = listing.canary?.release.version === release.version;
  return {
    ...listing,
    stable: release,
    previous: listing.stable.version === release.version ? listing.previous : listing.stable,
    canary: isOnTrial ? null : listing.canary,
  };
}
